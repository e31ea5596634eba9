import { house } from './house.ts';
import type { ThemeName } from './themeNames.ts';

/** What a theme is drawn with, beside the brand's two colours. */
const grounds = {
  light: {
    paper: house.paper,
    'paper-deep': house['paper-deep'],
    sheet: '#fcf9f2',
    ink: house.ink,
    'ink-soft': '#5c5447',
    line: '#d4c9b2',
    edge: '#857a66',
    ok: '#1d6b3f',
    danger: '#a8171d',
  },
  dark: {
    paper: '#15110c',
    'paper-deep': '#241f18',
    sheet: '#1c1711',
    ink: '#f1e9da',
    'ink-soft': '#bdb2a0',
    line: '#3b342a',
    edge: '#97896f',
    ok: '#7fd3a0',
    danger: '#ff9c92',
  },
} as const;

/** The names of the colours of a theme, as the style sheet calls them. */
export type ColourName =
  | keyof (typeof grounds)['light']
  | 'signal'
  | 'on-signal'
  | 'signal-ink'
  | 'depth'
  | 'on-depth'
  | 'depth-ink'
  | 'shade';

/** What WCAG 2.2 AA asks of texts (1.4.3), and of lines and marks that tell something (1.4.11). */
const TEXT = 4.5;
const MARK = 3;

type Rgb = [red: number, green: number, blue: number];

/** @param colour like #c8330a @returns its channels as amounts of light, 0 to 1 */
const lightOf = (colour: string): Rgb =>
  [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** @returns the contrast of two colours as WCAG counts it, 1 to 21 */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(lightOf(one)), luminance(lightOf(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The text on the signal colour: light where it reads, else dark. One of the two always has its 4.5 to 1. */
export const onSignal = (signal: string): string => (contrast(house.light, signal) >= TEXT ? house.light : house.dark);

/** As dark as a text has to be for 4.5 to 1 on the darkest paper. */
const TEXT_LUMINANCE = 0.12;

/** @param round Math.floor for a colour that must not be lighter, Math.ceil for one that must not be darker */
function hexOf(light: Rgb, round: (value: number) => number): string {
  const hex = (amount: number) => {
    const value = amount <= 0.0031308 ? amount * 12.92 : 1.055 * amount ** (1 / 2.4) - 0.055;
    return round(Math.min(1, value) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${light.map(hex).join('')}`;
}

/** The signal colour as a text on paper: dimmed as far as it takes to read. */
export function signalInk(signal: string): string {
  const light = lightOf(signal);
  const factor = Math.min(1, TEXT_LUMINANCE / luminance(light));
  return hexOf(light.map((amount) => amount * factor) as Rgb, Math.floor);
}

/** A colour of the brand in the dark theme: mixed with white as far as it takes to have this contrast on its lightest ground. */
function lightened(colour: string, least: number): string {
  const darkest = least * (luminance(lightOf(grounds.dark['paper-deep'])) + 0.05) - 0.05;
  const light = lightOf(colour);
  const own = luminance(light);
  if (own >= darkest) return colour;
  const share = (darkest - own) / (1 - own);
  return hexOf(light.map((amount) => amount + share * (1 - amount)) as Rgb, Math.ceil);
}

/** @returns all colours of both themes, with the brand's two and what follows from them */
export function themesOf({ signal, depth }: Record<Setting, string>): Record<ThemeName, Record<ColourName, string>> {
  const lightSignal = lightened(signal, MARK);
  const fixed = { depth, 'on-depth': house.paper, shade: house.ink };
  return {
    light: {
      ...grounds.light,
      ...fixed,
      signal,
      'on-signal': onSignal(signal),
      'signal-ink': signalInk(signal),
      'depth-ink': depth,
    },
    dark: {
      ...grounds.dark,
      ...fixed,
      signal: lightSignal,
      'on-signal': onSignal(lightSignal),
      'signal-ink': lightened(signal, TEXT),
      'depth-ink': lightened(depth, TEXT),
    },
  };
}

type Setting = 'signal' | 'depth';

/**
 * The pairs that a brand's colours can break. Text on the signal colour cannot break, nor can signal-coloured text: they
 * are made from it. Text on depth is paper, and depth is a text on paper.
 */
const pairs: Record<Setting, { what: string; least: number }> = {
  signal: { what: 'lines and marks', least: MARK },
  depth: { what: 'texts', least: TEXT },
};

/** @returns what is wrong with a colour of the brand on paper, with the pair and its ratio; undefined when it reads */
export function contrastFault(setting: Setting, colour: string): string | undefined {
  const { what, least } = pairs[setting];
  const ratio = contrast(colour, house.paper);
  if (ratio >= least) return undefined;
  // Rounded down, so that what fails never looks like what is asked for.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  return `${colour} on paper ${house.paper} has a contrast of ${shown}:1, and ${what} need ${least}:1`;
}
