/** The house's own colours, as in web/app/style.css; beside them the two texts that the signal colour may carry. */
export const house = {
  paper: '#f4eee1',
  'paper-deep': '#e8dfcb',
  ink: '#17130e',
  light: '#fffdf8',
  dark: '#000000',
} as const;

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

/** The signal colour as a text on paper: dimmed as far as it takes to read. */
export function signalInk(signal: string): string {
  const light = lightOf(signal);
  const factor = Math.min(1, TEXT_LUMINANCE / luminance(light));
  const hex = (amount: number) => {
    const value = amount <= 0.0031308 ? amount * 12.92 : 1.055 * amount ** (1 / 2.4) - 0.055;
    return Math.floor(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${light.map((amount) => hex(amount * factor)).join('')}`;
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
