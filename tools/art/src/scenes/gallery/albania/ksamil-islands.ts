import {
  circle,
  curve,
  ellipse,
  faint,
  far,
  hours,
  land,
  path,
  random,
  rect,
  ripples,
  sky,
  stack,
  stroke,
  times,
  water,
  wide,
  woods,
  cumulus,
} from '../../../kit/index.ts'
import { skiff } from '../../../motifs/boats.ts'
import { person, poses } from '../../../motifs/people.ts'
import { umbrellaPine } from '../../../motifs/plants.ts'

const hour = { ...hours.noon, sky: ['#3f9fd0', '#9ad8e0', '#f3f3dc'] } as const
const rnd = random('ksamil')

const island = (x: number, y: number, w: number, h: number) =>
  stack(
    faint(0.55, ellipse(x, y + h * 0.24, w * 0.62, h * 0.3, '#a6f3e4')),
    path(
      `M${x - w / 2} ${y}Q${x} ${y + h * 0.3} ${x + w / 2} ${y}Q${x} ${y - h * 0.16} ${x - w / 2} ${y}Z`,
      '#f6e3b4',
    ),
    path(
      `M${x - w * 0.4} ${y - 2}l${w * 0.1} -${h * 0.16}h${w * 0.5}l${w * 0.14} ${h * 0.18}Q${x} ${y + h * 0.1} ${x - w * 0.4} ${y - 2}Z`,
      '#c9a582',
    ),
    woods(
      [
        x - w * 0.38,
        y - h * 0.1,
        x - w * 0.2,
        y - h * 0.46,
        x,
        y - h * 0.6,
        x + w * 0.2,
        y - h * 0.5,
        x + w * 0.38,
        y - h * 0.1,
      ],
      y - h * 0.06,
      '#4f8f54',
      h * 0.16,
      Math.round(x),
    ),
    woods(
      [
        x,
        y - h * 0.3,
        x + w * 0.14,
        y - h * 0.44,
        x + w * 0.3,
        y - h * 0.3,
        x + w * 0.38,
        y - h * 0.08,
      ],
      y - h * 0.05,
      '#2f6f4c',
      h * 0.14,
      Math.round(x) + 3,
    ),
  )

/** The strait to Corfu at noon; the clear water shows the boats' shadows. The sun is on the left. */
export default wide(() =>
  stack(
    sky(1000, 300, hour),
    cumulus(540, 214, 380, 110, { lit: '#fffaf0', shade: '#d0dfe2' }, 4),
    land(
      [0, 250, 180, 210, 360, 228, 540, 180, 720, 216, 900, 196, 1000, 214],
      320,
      far('#5f84a4', hour, 0.5),
    ),
    water(1000, 262, 820, '#7fcfe0', '#33b6cc', '#35c6c6', '#9aeedb'),
    ripples(0, 280, 1000, 300, '#c3f6ec', 80, 5),
    island(240, 380, 320, 120),
    island(620, 350, 240, 92),
    island(880, 420, 260, 110),
    // The pattern of light on the sand under water.
    times(34, () => {
      const y = rnd.between(520, 760)
      const x = rnd.between(0, 960)
      const w = rnd.between(40, 90)
      return stroke(
        `M${Math.round(x)} ${Math.round(y)}q${Math.round(w / 4)} -9 ${Math.round(w / 2)} 0t${Math.round(w / 2)} 0`,
        '#d4fbf0',
        2.4,
      )
    }),
    faint(0.3, ellipse(420, 610, 120, 20, '#1f8f9c')),
    skiff(400, 560, 1.5, '#fffaf0', '#2f7fae'),
    person(380, 552, 116, poses.sit, {
      top: '#e2574c',
      bottom: '#1b2440',
      cut: 'shorts',
      hairCut: 'hat',
      skin: '#b67a52',
    }),
    person(440, 550, -112, poses.sit, {
      top: '#f2b93f',
      bottom: '#1b2440',
      cut: 'shorts',
      hairCut: 'long',
      skin: '#efc19b',
    }),
    stroke('M366 520L300 600', '#a8683c', 6),
    path('M286 606l20 -14l10 12l-18 18Z', '#a8683c'),
    faint(0.3, ellipse(730, 560, 80, 14, '#1f8f9c')),
    skiff(716, 526, 1.05, '#2f7fae', '#fffaf0', true),
    faint(0.3, ellipse(180, 520, 60, 10, '#1f8f9c')),
    skiff(170, 496, 0.7, '#e2574c', '#fffaf0'),
    times(3, (i) =>
      stack(
        faint(0.6, ellipse(560 + i * 70, 660 + (i % 2) * 24, 30, 9, '#e6fff6')),
        circle(
          560 + i * 70,
          648 + (i % 2) * 24,
          12,
          ['#8d5a3c', '#d9a27a', '#6b412b'][i] as string,
        ),
        path(`M${548 + i * 70} ${648 + (i % 2) * 24}a12 12 0 0 1 24 0q-12 -7 -24 0Z`, '#241a22'),
      ),
    ),
    land([-20, 730, 160, 740, 400, 770, 640, 776, 860, 740, 1020, 700], 820, '#fbecc3'),
    stroke(curve([-20, 726, 160, 736, 400, 766, 640, 772, 860, 736, 1020, 696]), '#ffffff', 9),
    rect(150, 716, 500, 12, '#b98a5c'),
    times(9, (i) => rect(160 + i * 58, 726, 9, 40, '#8a5f40')),
    times(4, (i) =>
      stack(
        rect(200 + i * 110, 660, 5, 58, '#8a5f40'),
        path(`M${156 + i * 110} 668Q${202 + i * 110} 626 ${248 + i * 110} 668Z`, '#e9cf94'),
        path(
          `M${202 + i * 110} 646Q${232 + i * 110} 650 ${248 + i * 110} 668H${214 + i * 110}Z`,
          '#b9944f',
        ),
        rect(214 + i * 110, 700, 40, 7, i % 2 ? '#e2574c' : '#fffaf0', 3),
      ),
    ),
    person(320, 716, 92, poses.akimbo, {
      top: '#1d6a74',
      bottom: '#fff6e6',
      cut: 'skirt',
      hairCut: 'curls',
      skin: '#6b412b',
    }),
    umbrellaPine(900, 800, 300, '#6a4a44', '#2f6f4c', '#6aa456'),
  ),
)
