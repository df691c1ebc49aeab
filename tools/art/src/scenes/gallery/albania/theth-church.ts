import { circle, cloud, faint, far, firs, hours, land, mist, mountains, path, poly, rect, ridge, sky, stack, tall, times, bend, sun, woods, line } from '../../../kit/index.ts'
import { person, poses } from '../../../motifs/people.ts'
import { fir, grass, roundTree } from '../../../motifs/plants.ts'

const hour = { ...hours.morning, sky: ['#4f9ccc', '#a6d6e0', '#f3f0da'], haze: '#bfd6dc', shade: '#2f4a6a' } as const

/** Theth in July, eight in the morning; sun from the left, snow still in the gullies. */
export default tall(() =>
  stack(
    sky(800, 460, hour), sun(120, 110, 34, '#fffdf0', 3), faint(0.95, cloud(540, 120, 190, '#fffaf0', 3)),
    mountains([-40, 420, 60, 300, 130, 340, 250, 170, 330, 250, 430, 110, 520, 230, 640, 150, 720, 250, 840, 190], 620, { lit: far('#d9d0c0', hour, 0.22), shade: far('#6f84a4', hour, 0.2), seed: 31, rough: 12, snow: { y: 300, lit: '#fbfcfa', shade: '#bccbe0' } }), mist(0, 440, 800, '#f6f8f2', 5, 0.6),
    mountains([-40, 520, 80, 440, 180, 500, 300, 560, 420, 620], 720, { lit: far('#9aa890', hour, 0.15), shade: far('#56707c', hour, 0.12), seed: 8, rough: 10 }), mountains([420, 640, 560, 520, 640, 560, 740, 430, 840, 500], 720, { lit: far('#9aa890', hour, 0.1), shade: far('#4f6a74', hour, 0.1), seed: 14, rough: 10 }),
    firs([0, 560, 120, 580, 260, 610, 420, 620, 600, 600, 800, 560], 760, far('#3f7058', hour, 0.2), 50, 3), land(ridge(0, 800, 660, { rise: 14, length: 220, seed: 5 }), 1000, '#9cbf64'), times(7, (i) => roundTree(40 + i * 120, 690 + (i % 2) * 10, 46, { trunk: '#5a4a3c', leaf: '#5f9450', dark: '#3f7450', lit: '#9cc460' }, i)),
    land(ridge(0, 800, 720, { rise: 12, length: 260, seed: 15 }), 1000, '#86b254'), bend([800, 760, 620, 780, 480, 800, 380, 880, 300, 1010], '#e9d9b0', 30), bend([800, 768, 620, 790, 492, 812, 398, 890, 320, 1010], '#c9b58c', 8),
    // The church: shingle roof, square tower, two windows, a fence round it.
    rect(360, 640, 210, 130, '#e9e0cc'), rect(500, 640, 70, 130, '#b3a79c'), poly([340, 644, 372, 566, 536, 566, 590, 644], '#7a6460'), poly([490, 644, 500, 566, 536, 566, 590, 644], '#54464c'), times(5, (i) => line([350 + i * 5, 630 - i * 14, 484 - i * -2, 630 - i * 14], '#66524f', 3)),
    rect(286, 540, 84, 230, '#f3ead6'), rect(340, 540, 30, 230, '#b9ac9f'), poly([276, 544, 328, 430, 380, 544], '#7a6460'), poly([334, 544, 328, 430, 380, 544], '#54464c'), line([328, 430, 328, 396], '#3f3440', 4), line([318, 408, 338, 408], '#3f3440', 4), path('M304 600v-26a10 11 0 0 1 20 0v26Z', '#4a4050'), rect(304, 650, 18, 34, '#4a4050'), path('M396 770v-56a14 16 0 0 1 28 0v56Z', '#6a4a3c'), rect(446, 680, 18, 36, '#4a4050', 9), rect(476, 680, 18, 36, '#4a4050', 9), rect(524, 684, 16, 34, '#3f3448', 8), times(34, (i) => rect(292 + (i % 6) * 9, 706 + Math.floor(i / 6) * 10, 7, 2, '#d3c6b0')),
    woods([560, 780, 620, 760, 700, 764, 760, 780], 800, '#4f8a50', 22, 4), times(22, (i) => rect(100 + i * 26, 782 + Math.sin(i) * 2, 6, 36, '#a8906c')), line([96, 792, 670, 792], '#8a7456', 5), line([96, 806, 670, 806], '#8a7456', 4),
    person(520, 846, 118, poses.walk, { top: '#e2574c', bottom: '#3a4a5c', cut: 'shorts', hairCut: 'cap', hat: '#fff6e6', pack: '#1d6a74', skin: '#d9a27a' }), person(460, 876, 130, poses.walk, { top: '#f2b93f', bottom: '#2b3a4c', hairCut: 'tail', pack: '#a81e4a', skin: '#8d5a3c' }), line([484, 806, 492, 878], '#6a5444', 4),
    times(3, (i) => stack(path(`M${110 + i * 80} ${880 + (i % 2) * 30}q-6 -34 26 -36q34 -4 36 18l14 -4l2 14l-14 8l-4 18h-8v-14h-30v14h-8Z`, '#fbf6e8'), circle(174 + i * 80, 866 + (i % 2) * 30, 2.4, '#3a3040'))),
    fir(60, 800, 340, '#3f7a58', '#23524c'), fir(740, 830, 440, '#3a7254', '#1f4a46'), fir(664, 800, 240, '#3f7a58', '#23524c'), grass(0, 1006, 800, 80, '#6f9e48', 4), grass(0, 1010, 800, 50, '#4f7f44', 8), times(26, (i) => circle((i * 97) % 800, 930 + ((i * 41) % 60), 5, ['#f6f0e0', '#d9487a', '#f2c14e', '#8f7ac0'][i % 4] as string)),
  ),
)
