export const WHEEL_THEMES = {
  light: {
    ground: '#F5ECD9',
    ink: '#20233F',
    gold: '#8A6424',
    fire: '#B3452B',
    earth: '#4C6A34',
    air: '#8A6A1C',
    water: '#246270',
    hard: '#B9382F',
    easy: '#2A64A0',
    minor: '#6B7090',
    ring: 0.13,
  },
  dark: {
    ground: '#171B36',
    ink: '#F1E7D0',
    gold: '#DDB866',
    fire: '#EE8A66',
    earth: '#9DC07C',
    air: '#E6C56A',
    water: '#74C3CC',
    hard: '#F0776B',
    easy: '#7FB4F0',
    minor: '#A2A8CC',
    ring: 0.16,
  },
} as const

export type WheelThemeName = keyof typeof WHEEL_THEMES
export type WheelTheme = (typeof WHEEL_THEMES)[WheelThemeName]
