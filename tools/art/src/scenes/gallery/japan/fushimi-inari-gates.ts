import {
  circle,
  faint,
  line,
  mix,
  path,
  poly,
  random,
  rect,
  stack,
  tall,
  times,
  woods,
} from '../../../kit/index.ts'
import { cat } from '../../../motifs/animals.ts'
import { lantern } from '../../../motifs/japan.ts'
import { person, poses } from '../../../motifs/people.ts'

const rnd = random('senbon torii')

/** A row of gates that bends up to the right; light from the forest comes in from the left. */
export default tall(() =>
  stack(
    rect(0, 0, 800, 1000, '#2f5a48'),
    circle(420, 430, 260, '#5f8a54'),
    circle(430, 430, 150, '#a9bf74'),
    circle(434, 440, 80, '#f3eec0'),
    times(14, () => {
      const x = rnd.between(0, 800)
      return rect(x, -20, rnd.between(10, 26), 900, rnd.pick(['#234a40', '#1f4039', '#37644c']))
    }),
    woods([0, 640, 140, 600, 300, 620, 500, 610, 660, 600, 800, 640], 1010, '#27503f', 30, 4),
    poly([404, 560, 462, 560, 760, 1010, 60, 1010], '#b9a894'),
    poly([440, 560, 462, 560, 760, 1010, 420, 1010], '#94847c'),
    times(9, (row) =>
      line(
        [400 - row * row * 4.4, 572 + row * row * 5.4, 464 + row * row * 4, 572 + row * row * 5.4],
        '#7d6f6a',
        2 + row * 0.4,
      ),
    ),
    faint(
      0.3,
      times(5, (i) =>
        poly(
          [
            300 - i * 40,
            700 + i * 70,
            620 + i * 20,
            680 + i * 76,
            640 + i * 22,
            700 + i * 80,
            290 - i * 42,
            724 + i * 76,
          ],
          '#f3e6b0',
        ),
      ),
    ),
    // Sixteen gates, from far to near; each is slightly redder and further to the side as the path bends.
    times(13, (i) => {
      const t = (i / 12) ** 1.75
      const cx = 434 - t * 34 + Math.sin(i * 0.5) * 5 * (1 - t)
      const base = 556 + t * 520
      const half = 34 + t * 366
      const h = 118 + t * 1000
      const post = 5 + t * 62
      const red = mix('#e88a54', '#d9402a', Math.min(1, t * 2.4))
      const dark = mix('#c9704c', '#8f2430', Math.min(1, t * 2.4))
      const top = base - h
      const beam = post * 0.78
      return stack(
        rect(cx - half - post / 2, top, post, h, red),
        rect(cx - half + post * 0.12, top, post * 0.38, h, dark),
        rect(cx + half - post / 2, top, post, h, dark),
        rect(cx + half - post / 2, top, post * 0.42, h, red),
        rect(cx - half - post / 2, base - h * 0.1, post, h * 0.1, '#2b1b24'),
        rect(cx + half - post / 2, base - h * 0.1, post, h * 0.1, '#2b1b24'),
        rect(cx - half - post * 0.4, top + h * 0.13, half * 2 + post * 0.8, beam * 0.8, dark),
        path(
          `M${cx - half - post * 1.3} ${top - beam * 0.5}Q${cx} ${top + beam * 0.3} ${cx + half + post * 1.3} ${top - beam * 0.5}V${top + beam * 0.6}Q${cx} ${top + beam * 1.4} ${cx - half - post * 1.3} ${top + beam * 0.6}Z`,
          red,
        ),
        path(
          `M${cx - half - post * 1.5} ${top - beam * 0.9}Q${cx} ${top - beam * 0.1} ${cx + half + post * 1.5} ${top - beam * 0.9}V${top - beam * 0.3}Q${cx} ${top + beam * 0.5} ${cx - half - post * 1.5} ${top - beam * 0.3}Z`,
          '#2b1b24',
        ),
        i === 8
          ? person(cx - 30, base + 10, 150, poses.walk, {
              top: '#1d6a74',
              bottom: '#2b3a5c',
              hairCut: 'tail',
              back: true,
              pack: '#e5a33b',
              skin: '#d9a27a',
            }) +
              person(cx + 40, base - 8, 140, poses.photo, {
                top: '#fff6e6',
                bottom: '#3a3a4c',
                cut: 'skirt',
                hairCut: 'bun',
                back: true,
                skin: '#8d5a3c',
              })
          : '',
        i === 4
          ? person(cx + 6, base, 62, poses.walk, { top: '#e5a33b', bottom: '#2b3a5c', back: true })
          : '',
      )
    }),
    // A stone fox with its red bib sits at the left; one lantern; a real cat.
    rect(70, 876, 130, 124, '#8f948a'),
    rect(150, 876, 50, 124, '#6a706c'),
    rect(60, 864, 150, 18, '#a9aea2'),
    path(
      'M96 866C88 800 100 740 124 716L118 676L138 694L158 678L156 716C176 740 184 800 178 866Z',
      '#b9beb0',
    ),
    path(
      'M146 700L158 678L156 716C176 740 184 800 178 866H150C158 800 156 740 146 700Z',
      '#878d84',
    ),
    path('M104 744Q138 770 172 744L166 800Q138 816 108 800Z', '#d9402a'),
    circle(130, 716, 3, '#2b1b24'),
    circle(148, 716, 3, '#2b1b24'),
    path('M178 850C220 830 222 770 196 750C206 790 190 820 172 832Z', '#a9aea2'),
    lantern(640, 190, 120, '#fff0c8', { mark: '#c8412f' }),
    cat(610, 960, 0.8, '#e09a4c', true),
    path('M-20 1010C40 960 60 920 50 880C20 900 0 920 -20 930Z', '#3f7a50'),
    times(7, (i) =>
      circle(700 + ((i * 37) % 90), 980 - ((i * 23) % 50), 10, i % 2 ? '#c8502a' : '#e28a3c'),
    ),
  ),
)
