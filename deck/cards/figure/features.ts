/** Where the features of a face lie, in the measure of a head (see head.ts), for each way a head can look. */

export type FaceView = 'front' | 'half' | 'profile'

export type Features = {
  outline: string
  /** The cheek that lies in shade, from temple to chin. */
  cheek: string
  /** The edge of the chin: drawn once more where a beard leaves it bare. */
  brows: string[]
  /** Where the inner and the outer end of each brow are, from left to right. */
  browEnds: (readonly [inner: number, outer: number])[]
  /** The white of an open eye; its upper edge is the lid. */
  eyes: string[]
  /** Upper lids, thick towards the outer corner. */
  lids: string[]
  creases: string[]
  irises: (readonly [x: number, y: number])[]
  /** The lids of eyes that look down. */
  lowered: string[]
  /** The side of the nose that lies in shade. */
  bridge: string
  nose: string
  /** Upper and lower lip, and the line between them. */
  mouth: string
  lips: string
  /** The middle of the mouth, and how far its corners are from it. */
  mouthAt: readonly [middle: number, half: number]
  /** What years leave: lines on the brow, beside the eyes and from the nose to the mouth. */
  age: string[]
  ear: string
  earFold: string
}

/** In the half view the bridge of the nose stands between the eyes, two units from the far one. */
export const FEATURES: Record<FaceView, Features> = {
  front: {
    outline: '-13.6,-7 -13.2,1 -11.4,8.4 -6.4,15 0,18 6.4,15 11.4,8.4 13.2,1 13.6,-7 10,-18 0,-21.5 -10,-18',
    cheek: '13,-6 12.6,1 10.9,8.2 6.1,14.6 1,17.4 5,13 8.6,7 10.4,0',
    brows: ['-11.4,-4.4^ -8.4,-7.3 -3.4,-6^ -3.2,-5.1^ -8,-6', '11.4,-4.4^ 8.4,-7.3 3.4,-6^ 3.2,-5.1^ 8,-6'],
    browEnds: [
      [-3.4, -11.4],
      [3.4, 11.4],
    ],
    eyes: ['-10.2,-0.4^ -7,-2.6 -3.6,-0.1^ -6.8,1.3', '10.2,-0.4^ 7,-2.6 3.6,-0.1^ 6.8,1.3'],
    lids: [
      '-11.2,-0.9^ -7.2,-3.2 -3.4,-0.2^ -7,-2.2 -10,-0.2^',
      '11.2,-0.9^ 7.2,-3.2 3.4,-0.2^ 7,-2.2 10,-0.2^',
    ],
    creases: ['-9.6,-3.2 -7,-4.3 -4.4,-3', '9.6,-3.2 7,-4.3 4.4,-3'],
    irises: [
      [-6.8, -0.7],
      [6.8, -0.7],
    ],
    lowered: ['-10.4,-1 -7,1.2 -3.6,-0.4', '10.4,-1 7,1.2 3.6,-0.4'],
    bridge: '1.2,-4 1.8,1 3.4,5.2^ 1.2,6.2 0.6,2',
    nose: '-2.4,4.9 -1.6,6.1 0,6.5 1.6,6.1 2.4,4.9',
    mouth: '-4.6,10.5^ -1.7,9.3 0,9.9 1.7,9.3 4.6,10.5^ 2,12.6 -2,12.6',
    lips: '-4.8,10.4 -2,10.7 0,11 2,10.7 4.8,10.4',
    mouthAt: [0, 4.6],
    age: [
      '-6,-12.2 -2,-13.4 2,-13.4 6,-12.2',
      '-3.2,6.4 -5,7.4 -5.8,9',
      '3.2,6.4 5,7.4 5.8,9',
      '-11.4,1.4 -10,2.8 -8,3.2',
      '11.4,1.4 10,2.8 8,3.2',
    ],
    ear: '-13,-3 -15.6,-4 -16.4,0 -14.8,4.4 -12.6,4.6',
    earFold: '-14.4,-1.8 -15,1 -13.8,2.6',
  },
  half: {
    outline:
      '-12,-8 -11.6,2 -8.4,10.2 -1.4,16.2 4.4,18 8.6,16.4 11.4,12 12.9,6.8 14,1.6 13.4,-3.4 14.2,-9 11,-17 3,-21.3 -7,-18.5',
    cheek: '-9,-2 -8.6,4 -5,10.4 1,14.4 4.6,17.4^ -1.2,15.6 -8,9.8 -11,2 -11.4,-5',
    brows: ['-6.8,-4.2^ -3.4,-7 2.8,-5.8^ 2.8,-4.9^ -3,-5.8', '13.2,-5.2^ 11,-7.1 8,-6^ 8.2,-5.1^ 10.8,-5.9'],
    browEnds: [
      [2.8, -6.8],
      [8, 13.2],
    ],
    eyes: ['-5.2,-0.4^ -1.8,-2.6 1.7,-0.1^ -1.6,1.3', '8.4,-0.2^ 10.4,-2.5 12.3,-0.5^ 10.4,1.2'],
    lids: [
      '-6.2,-0.9^ -2,-3.2 1.9,-0.2^ -1.8,-2.2 -5,-0.2^',
      '13,-1^ 10.4,-3.1 8.2,-0.2^ 10.4,-2.1 12.3,-0.4^',
    ],
    creases: ['-4.6,-3.2 -1.8,-4.3 1,-3', '9,-3.4 10.6,-4.1 12.4,-3.2'],
    irises: [
      [-1.2, -0.7],
      [10.6, -0.7],
    ],
    lowered: ['-5.4,-1 -1.8,1.2 1.7,-0.4', '8.4,-0.6 10.4,1.1 12.4,-0.5'],
    bridge: '5.2,-4 5.2,1 4.4,5^ 6.2,5.8 6.2,1.6',
    nose: '5.6,-3.6 6.2,-0.4 8.2,3.8 7.4,5.8 5,6 3.8,4.9',
    mouth: '1.4,10.6^ 4,9.4 5.8,9.9 7,9.4 9.4,10.4^ 7.4,12.6 4.2,12.7',
    lips: '1.2,10.5 3.8,10.8 5.8,11 7.4,10.7 9.6,10.3',
    mouthAt: [5.6, 4.1],
    age: [
      '-1,-12.2 3,-13.4 6,-13.4 10,-12.2',
      '3.4,6.2 1,7.4 0.2,9.2',
      '-6.4,1.6 -5,2.8 -3,3.2',
      '13,1.8 12,2.8 10.6,3',
    ],
    ear: '-9.4,-3 -12.4,-4.2 -13.4,0 -11.6,4.4 -9.4,4.6',
    earFold: '-11,-1.8 -11.8,1 -10.6,2.6',
  },
  profile: {
    outline:
      '4,-21 9.6,-16.4 11.7,-10 11.1,-5.8^ 12,-3.4 15.9,2 15.7,3.6 12.9,4.5^ 12.7,6.2 13.7,7.9 12.4,9.1^ 13.3,10.6 11.9,12.1^ 12.5,14.6 11.2,17.3 7.4,18.2 2,15.8 -4,11 -8,14 -13,4 -14,-8 -8,-18',
    cheek: '-4,6 -2,10.4 4,14.4 9,17.6 6.8,18 2,15.4 -4,10.6',
    brows: ['11,-5.6^ 8.4,-7.8 4.4,-6.2^ 4.6,-5.2^ 8,-6.6'],
    browEnds: [[11, 4.4]],
    eyes: ['5.2,-0.6^ 7.8,-2.5 9.9,-2.1 9.7,0.7^ 7.4,0.9'],
    lids: ['4.2,-1^ 7.6,-3.1 10.6,-2.9^ 9.8,-2.2 7.6,-2.2 5,-0.4^'],
    creases: ['5.4,-3.4 7.8,-4.3 9.8,-4'],
    irises: [[8.8, -0.8]],
    lowered: ['4.8,-1.2 7.6,0.6 10.2,-0.4'],
    bridge: '12.6,1 14.6,2.8 14,3.6 11.6,3.4^',
    nose: '13,4.5 11.4,3.8 11.4,2.4',
    mouth: '8.6,9^ 11.2,7.2 13.2,7.8 12.4,9.1^ 12.8,10.4 11.4,10.9 10,10.2',
    lips: '8.4,9.1 10.4,9 12.4,9.1',
    mouthAt: [12.4, 4],
    age: ['3,-13 6,-14 10,-13.4', '10.6,4.6 8.6,5.6 8,7.4', '3.6,1.4 5,2.6 6.8,2.8'],
    ear: '-3.4,-3 -6.4,-4.2 -7.4,0 -5.6,4.4 -3.4,4.6',
    earFold: '-5,-1.8 -5.8,1 -4.6,2.6',
  },
}
