import { edges } from '../kit/index.ts'
import { ampersand } from './ampersand.ts'

/**
 * One letter of the name: path data on a baseline at y 0, upwards negative, capitals 700 and small
 * letters 490 high; and how far the pen moves on. All outlines of a letter turn the same way, and
 * only counters turn against them, so that overlaps stay filled.
 */
export interface Letter {
  readonly d: string
  readonly advance: number
}

/** How thick a serif and a fine line are. */
const fine = 36

/** A bracketed foot for a stem from `x0` to `x1`, reaching `left` and `right` beyond it. */
const foot = (x0: number, x1: number, left: number, right: number) =>
  `M${x0} -96H${x1}Q${x1 + 2} ${-fine} ${x1 + right} ${-fine + 4}V0H${x0 - left}V${-fine + 4}` +
  `Q${x0 - 2} ${-fine} ${x0} -96Z`

/** The head of a stem at height `y`, which reaches to the left alone. */
const flag = (x0: number, x1: number, y: number, left: number) =>
  `M${x0 - left} ${y + 6}Q${x0 + 10} ${y + 2} ${x1} ${y - 14}V${y + 120}H${x0}` +
  `Q${x0} ${y + 46} ${x0 - left} ${y + 36}Z`

/** F: the arm ends in a beak, the bar in a serif both ways. */
const capitalF: Letter = {
  advance: 560,
  d:
    'M88 -690H212V0H88Z' +
    foot(88, 212, 58, 78) +
    'M30 -700H522L532 -512H502C486 -602 448 -660 372 -662H212V-580H88Q86 -662 30 -666Z' +
    'M200 -384H306C356 -384 376 -414 384 -470H412V-258H384C376 -316 356 -346 306 -346H200Z',
}

/** a: a drop above, a full bowl below. */
const smallA: Letter = {
  advance: 462,
  d:
    'M48 -364C52 -436 118 -500 224 -500C336 -500 384 -440 384 -336V-96C384 -58 394 -42 412 -42' +
    'C426 -42 436 -50 446 -62L464 -40C440 -6 410 12 368 12C312 12 282 -18 276 -70V-338' +
    'C276 -420 258 -464 204 -464C172 -464 152 -450 152 -428C152 -408 162 -392 162 -366' +
    'C162 -332 138 -308 106 -308C72 -308 46 -332 48 -364Z' +
    'M292 -300V-262C196 -240 150 -202 150 -136C150 -86 172 -54 208 -54C240 -54 266 -78 286 -116' +
    'L292 -72C262 -16 220 12 158 12C86 12 36 -36 36 -112C36 -220 142 -274 292 -300Z',
}

/** r: a drop on a fine arm. */
const smallR: Letter = {
  advance: 416,
  d:
    flag(70, 178, -484, 56) +
    'M70 -470H178V0H70Z' +
    foot(70, 178, 50, 70) +
    'M178 -336C198 -444 250 -502 318 -502C372 -502 408 -466 408 -418C408 -378 382 -352 346 -352' +
    'C312 -352 293 -372 288 -402C285 -422 276 -432 260 -432C226 -432 196 -364 178 -220H160V-336Z',
}

/** e: an open mouth under a level bar. */
const smallE: Letter = {
  advance: 464,
  d:
    'M240 -502C114 -502 36 -398 36 -244C36 -88 114 12 250 12C340 12 404 -34 434 -116L406 -128' +
    'C380 -80 342 -54 292 -54C204 -54 156 -126 154 -252H434C434 -408 362 -502 240 -502Z' +
    'M154 -288C158 -408 186 -466 240 -466C296 -466 322 -408 322 -288Z',
}

/** A serif on a slanted head, `left` and `right` beyond a stroke from `x0` to `x1`. */
const head = (x0: number, x1: number, left: number, right: number) =>
  `M${x0 - left} -490H${x1 + right}V-458Q${x1 + 14} -456 ${x1 + 25} -400H${x0 + 25}` +
  `Q${x0 + 6} -456 ${x0 - left} -458Z`

/** A broad stroke down and a fine one up, `x` to the right of where a w begins. */
const wedge = (x: number) =>
  edges([x + 54, -480, x + 164, -480, x + 276, -118, x + 236, 12, x + 206, 12]) +
  edges([x + 346, -480, x + 388, -480, x + 236, 12, x + 206, 12])

/** w: two broad strokes down, two fine ones up. */
const smallW: Letter = {
  advance: 770,
  d:
    wedge(0) +
    wedge(290) +
    head(54, 164, 46, 52) +
    head(344, 454, 36, 52) +
    'M576 -490H744V-458Q676 -456 653 -400H613Q630 -456 576 -458Z',
}

/** The seven letters of the name; F occurs twice. */
export const letters = {
  F: capitalF,
  a: smallA,
  r: smallR,
  '&': { advance: 730, d: ampersand },
  e: smallE,
  w: smallW,
} as const satisfies Record<string, Letter>
