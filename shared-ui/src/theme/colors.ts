/** The names of a scheme's colors, by purpose and not by look. */
export type ColorName =
  | 'page'
  | 'surface'
  | 'sunken'
  | 'text'
  | 'muted'
  | 'border'
  | 'control'
  | 'accent'
  | 'accentStrong'
  | 'accentSoft'
  | 'onAccent'
  | 'focus'
  | 'danger'
  | 'dangerSoft'
  | 'onDanger'
  | 'warning'
  | 'warningSoft'
  | 'success'
  | 'successSoft'
  | 'cool'
  | 'coolSoft'
  | 'frozen'
  | 'frozenSoft'
  | 'scrim'
  | 'shadow'

/** The color schemes; `data-theme` names one of them. */
export type ColorScheme = 'light' | 'dark' | 'high-contrast'

/**
 * The three schemes. contrast.test.ts checks the ratios: 7:1 for times, windows and numbers, 4.5:1 for other text, 3:1
 * for the edges of controls.
 */
export const COLORS = {
  light: {
    page: '#f3f6f8',
    surface: '#ffffff',
    sunken: '#eaeff3',
    text: '#14212b',
    muted: '#40505e',
    border: '#d5dde4',
    control: '#70808e',
    accent: '#0b567c',
    accentStrong: '#073f5c',
    accentSoft: '#e1eff7',
    onAccent: '#ffffff',
    focus: '#0b6bcb',
    danger: '#9d1a13',
    dangerSoft: '#fdecea',
    onDanger: '#ffffff',
    warning: '#774500',
    warningSoft: '#fff1d6',
    success: '#125c2c',
    successSoft: '#e3f4e8',
    cool: '#0a4f8f',
    coolSoft: '#e2effb',
    frozen: '#47308f',
    frozenSoft: '#ece8fa',
    scrim: '#0b151ccc',
    shadow: '#14212b1f',
  },
  dark: {
    page: '#0d1419',
    surface: '#162028',
    sunken: '#1e2a33',
    text: '#e9eff4',
    muted: '#b7c4cf',
    border: '#2f3e4a',
    control: '#8495a3',
    accent: '#86c9ea',
    accentStrong: '#b5e0f5',
    accentSoft: '#143346',
    onAccent: '#04202e',
    focus: '#9ad4ff',
    danger: '#ffa9a1',
    dangerSoft: '#43191a',
    onDanger: '#2e0705',
    warning: '#f6ca72',
    warningSoft: '#3c2b0c',
    success: '#90dba9',
    successSoft: '#123421',
    cool: '#a3cdfa',
    coolSoft: '#16304d',
    frozen: '#cdc0fb',
    frozenSoft: '#2e2558',
    scrim: '#00000099',
    shadow: '#00000080',
  },
  'high-contrast': {
    page: '#ffffff',
    surface: '#ffffff',
    sunken: '#ffffff',
    text: '#000000',
    muted: '#000000',
    border: '#000000',
    control: '#000000',
    accent: '#00276b',
    accentStrong: '#000000',
    accentSoft: '#ffffff',
    onAccent: '#ffffff',
    focus: '#c2007a',
    danger: '#7d0000',
    dangerSoft: '#ffffff',
    onDanger: '#ffffff',
    warning: '#4d2c00',
    warningSoft: '#ffffff',
    success: '#00401a',
    successSoft: '#ffffff',
    cool: '#00276b',
    coolSoft: '#ffffff',
    frozen: '#34106e',
    frozenSoft: '#ffffff',
    scrim: '#000000e6',
    shadow: '#00000000',
  },
} as const satisfies Record<ColorScheme, Record<ColorName, string>>
