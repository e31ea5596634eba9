import { house } from '#schema/house.ts';
import { signalInk } from '#schema/palette.ts';

/** Ink on paper, and paper on ink; the others for the parts of an operation and of an answer. */
const palettes = {
  light: {
    base: '#fcf9f2',
    ink: house.ink,
    soft: '#5c5447',
    type: '#123f4a',
    string: '#1d6b3f',
    number: '#7a4a00',
    variable: '#5b2f6b',
  },
  dark: {
    base: '#1b1712',
    ink: house.paper,
    soft: '#a89e8c',
    type: '#8fc7d3',
    string: '#93c9a6',
    number: '#e3b566',
    variable: '#d3a9e0',
  },
} as const;

type Theme = keyof typeof palettes;
const themes: Theme[] = ['light', 'dark'];

const channelsOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];

/** How far the signal colour is lit up to be a text on dark ink. */
const LIT = 0.42;

/** The signal colour as a text. @param signal like #c8330a @returns the same kind */
function accentOf(theme: Theme, signal: string): string {
  if (theme === 'light') return signalInk(signal);
  const lit = channelsOf(signal).map((channel) => Math.round(channel + (255 - channel) * LIT));
  return `#${lit.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** @param colour like #c8330a @returns hue, saturation and lightness, as GraphiQL's style sheet wants them */
function hslOf(colour: string): string {
  const [red, green, blue] = channelsOf(colour);
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = high - low;
  const turn = { [blue]: 4 + (red - green) / range, [green]: 2 + (blue - red) / range, [red]: (green - blue) / range };
  const hue = range === 0 ? 0 : ((turn[high] as number) * 60 + 360) % 360;
  const saturation = range === 0 ? 0 : range / (255 - Math.abs(high + low - 255));
  return `${Math.round(hue)}, ${Math.round(saturation * 100)}%, ${Math.round((high + low) / 5.1)}%`;
}

/** Hands our colours to the style sheet. */
export function paintPage(signal: string): void {
  const { style } = document.documentElement;
  for (const theme of themes) {
    style.setProperty(`--signal-${theme}`, hslOf(accentOf(theme, signal)));
    style.setProperty(`--base-${theme}`, hslOf(palettes[theme].base));
    style.setProperty(`--ink-${theme}`, hslOf(palettes[theme].ink));
  }
}

/** What an editor calls the parts of a text, and how they look. */
const rules = (accent: string, { ink, soft, type, string, number, variable }: (typeof palettes)[Theme]) =>
  [
    ['', ink],
    ['comment', soft],
    ['keyword', accent],
    ['type.identifier', type],
    ['key.identifier', ink],
    ['argument.identifier', variable],
    ['argument.identifier.gql', variable],
    ['variable', variable],
    ['annotation', variable],
    ['string', string],
    ['string.key.json', type],
    ['string.value.json', string],
    ['number', number],
    ['keyword.json', number],
  ].map(([token = '', colour = '']) => ({ token, foreground: colour.slice(1) }));

const CLEAR = '#00000000';
/** The same colour, thinner. */
const tint = (colour: string) => `${colour}22`;

const colours = (accent: string, { base, ink, soft }: (typeof palettes)[Theme]) => ({
  'editor.background': CLEAR,
  'scrollbar.shadow': CLEAR,
  'editor.foreground': ink,
  'editorLineNumber.foreground': soft,
  'editorLineNumber.activeForeground': ink,
  'editorCursor.foreground': accent,
  'editor.selectionBackground': tint(accent),
  'editorWidget.background': base,
  'editorHoverWidget.background': base,
  'editorSuggestWidget.background': base,
  'editorSuggestWidget.selectedBackground': tint(accent),
  'editorSuggestWidget.selectedForeground': ink,
  'editorSuggestWidget.highlightForeground': accent,
  'quickInput.background': base,
  'quickInputList.focusBackground': tint(accent),
  'quickInputList.focusForeground': ink,
  'menu.background': base,
  'list.hoverBackground': tint(accent),
  'textLink.foreground': accent,
  'textLink.activeForeground': accent,
  focusBorder: accent,
  ...Object.fromEntries([1, 2, 3].map((level) => [`editorBracketHighlight.foreground${level}`, ink])),
});

type Look = { base: 'vs' | 'vs-dark'; inherit: true; colors: Record<string, string>; rules: ReturnType<typeof rules> };

/** Puts our colours into GraphiQL's two themes for its editors. @param defineTheme what the editor is told a theme by */
export function paintEditors(signal: string, defineTheme: (name: string, look: Look) => void): void {
  for (const theme of themes) {
    const accent = accentOf(theme, signal);
    const palette = palettes[theme];
    defineTheme(`graphiql-${theme.toUpperCase()}`, {
      base: theme === 'light' ? 'vs' : 'vs-dark',
      inherit: true,
      colors: colours(accent, palette),
      rules: rules(accent, palette),
    });
  }
}
