import { house } from './house.ts';
import type { Paper } from './look.ts';
import { grounds } from './papers.ts';
import type { ThemeName } from './themeNames.ts';

/** Names of the colours in the style sheet. */
export type ColourName =
  | keyof (typeof grounds)['WARM']['light']
  | 'signal'
  | 'on-signal'
  | 'signal-ink'
  | 'depth'
  | 'on-depth'
  | 'depth-ink'
  | 'shade';

/** WCAG 2.2 AA: contrast of texts (1.4.3), and of meaningful lines and marks (1.4.11). */
const TEXT = 4.5;
const MARK = 3;

type Rgb = [red: number, green: number, blue: number];

/** @param colour like #c8330a @returns its channels as linear light, 0 to 1 */
const lightOf = (colour: string): Rgb =>
  [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** @returns the WCAG contrast ratio of two colours, 1 to 21 */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(lightOf(one)), luminance(lightOf(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * @returns the text colour on the signal colour: light if it is readable, else dark. One of the two always has 4.5:1.
 */
export const onSignal = (signal: string): string => (contrast(house.light, signal) >= TEXT ? house.light : house.dark);

/** The luminance that gives a text 4.5:1 on the darkest paper. */
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

/** @returns the signal colour as a text colour on paper, darkened until it is readable */
export function signalInk(signal: string): string {
  const light = lightOf(signal);
  const factor = Math.min(1, TEXT_LUMINANCE / luminance(light));
  return hexOf(light.map((amount) => amount * factor) as Rgb, Math.floor);
}

/** @returns a brand colour for the dark theme, mixed with white until it has this contrast on the lightest ground */
function lightened(colour: string, least: number, ground: string): string {
  const darkest = least * (luminance(lightOf(ground)) + 0.05) - 0.05;
  const light = lightOf(colour);
  const own = luminance(light);
  if (own >= darkest) return colour;
  const share = (darkest - own) / (1 - own);
  return hexOf(light.map((amount) => amount + share * (1 - amount)) as Rgb, Math.ceil);
}

export type Colours = { signal: string; depth: string; paper?: Paper | undefined };

/** For browsers, and for addresses that they compute too: the default paper is left out. */
export const withoutPaper = <Of extends { colours: Colours }>(site: Of) => {
  const { signal, depth, paper } = site.colours;
  return { ...site, colours: { signal, depth, ...(paper !== 'WARM' && { paper }) } };
};

/** @returns all colours of both themes, derived from the two brand colours and the paper */
export function themesOf({ signal, depth, paper = 'WARM' }: Colours): Record<ThemeName, Record<ColourName, string>> {
  const { light, dark } = grounds[paper];
  const ground = dark['paper-deep'];
  const lightSignal = lightened(signal, MARK, ground);
  const fixed = { depth, 'on-depth': light.paper, shade: light.ink };
  return {
    light: {
      ...light,
      ...fixed,
      signal,
      'on-signal': onSignal(signal),
      'signal-ink': signalInk(signal),
      'depth-ink': depth,
    },
    dark: {
      ...dark,
      ...fixed,
      signal: lightSignal,
      'on-signal': onSignal(lightSignal),
      'signal-ink': lightened(signal, TEXT, ground),
      'depth-ink': lightened(depth, TEXT, ground),
    },
  };
}

export const brandColours = ['signal', 'depth'] as const;
type Setting = (typeof brandColours)[number];

/**
 * The colour pairs that brand colours can break. The other pairs are derived from them, and paper on depth equals depth
 * on paper.
 */
const pairs: Record<Setting, { what: string; least: number }> = {
  signal: { what: 'lines and marks', least: MARK },
  depth: { what: 'texts', least: TEXT },
};

/** @returns what is wrong with a brand colour on paper, with the pair and its ratio; undefined when it is readable */
export function contrastFault(setting: Setting, colour: string, paper: Paper = 'WARM'): string | undefined {
  const { what, least } = pairs[setting];
  const ground = grounds[paper].light.paper;
  const ratio = contrast(colour, ground);
  if (ratio >= least) return undefined;
  // Rounded down, so that a ratio below the limit never looks sufficient.
  const ratioText = (Math.floor(ratio * 100) / 100).toFixed(2);
  return `${colour} on paper ${ground} has a contrast of ${ratioText}:1, and ${what} need ${least}:1`;
}
