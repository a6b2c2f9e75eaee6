/** Widths of pictures of a wheel, in pixels. */
export const WHEEL_SIZES = { min: 200, max: 2000, usual: 640 } as const
