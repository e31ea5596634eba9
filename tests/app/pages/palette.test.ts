import { expect, test } from 'vitest';
import { house } from '#schema/house.ts';
import { papers as looks } from '#schema/look.ts';
import { type Colours, contrast, contrastFault, onSignal, signalInk, themesOf } from '#schema/palette.ts';
import { readSiteFile } from '#server/content/site/file.ts';
import { brand, brandFile } from '#tests/kit/product/brand.ts';

const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const anywhere = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
async function started(colours: Partial<Colours>) {
  const { file, remove } = await brandFile({ colours: { ...brand.colours, ...colours } });
  try {
    return { site: readSiteFile(file), file };
  } catch (error) {
    return { file, refusal: (error as Error).message };
  } finally {
    await remove();
  }
}

test('contrast is computed as in WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(contrast('#c8330a', '#C8330A')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#0000ff')).toBeCloseTo(8.59, 2);
});

/** Themes of all sample brands, some of which a start would refuse. */
const themes = looks.flatMap((paper) =>
  anywhere.flatMap((colour) => Object.entries(themesOf({ signal: colour, depth: colour, paper }))),
);
const papers = ['paper', 'paper-deep', 'sheet'] as const;

test('texts are readable in both themes for every brand on every paper', () => {
  for (const [name, theme] of themes) {
    const brandTexts = name === 'dark' ? (['signal-ink', 'depth-ink'] as const) : (['signal-ink'] as const);
    expect(contrast(theme['on-signal'], theme.signal), theme.signal).toBeGreaterThanOrEqual(4.5);
    for (const paper of papers)
      for (const text of [...brandTexts, 'ink', 'ink-soft', 'ok', 'danger'] as const)
        expect(
          contrast(theme[text], theme[paper]),
          `${name}: ${text} ${theme[text]} on ${paper}`,
        ).toBeGreaterThanOrEqual(4.5);
  }
});

test('a brand that is accepted on a paper is readable there', () => {
  for (const paper of looks)
    for (const colour of anywhere) {
      const { light } = themesOf({ signal: colour, depth: colour, paper });
      expect([paper, colour, contrast(colour, light.paper) >= 4.5]).toEqual([
        ...[paper, colour, contrastFault('depth', colour, paper) === undefined],
      ]);
      expect(contrast(light['on-depth'], colour) >= 4.5).toBe(contrastFault('depth', colour, paper) === undefined);
      expect(contrast(colour, light.paper) >= 3).toBe(contrastFault('signal', colour, paper) === undefined);
    }
});

test('field edges and the marks of the dark theme are visible for every brand on every paper', () => {
  for (const [name, theme] of themes) {
    for (const paper of papers) {
      if (name === 'dark') expect(contrast(theme.signal, theme[paper]), theme.signal).toBeGreaterThanOrEqual(3);
      expect(contrast(theme.edge, theme[paper])).toBeGreaterThanOrEqual(3);
    }
  }
});

test('a brand colour is changed no more than needed for the dark theme', () => {
  expect(themesOf({ signal: '#c8330a', depth: '#14404d' }).dark.signal).toBe('#c8330a');
  const { dark } = themesOf({ signal: '#0a3d91', depth: '#14404d' });
  expect(contrast(dark.signal, dark['paper-deep'])).toBeLessThan(3.1);
  expect(contrast(dark['signal-ink'], dark['paper-deep'])).toBeLessThan(4.65);
});

test('the text on the signal colour is light while readable, then dark', () => {
  expect(contrast(house.light, '#757575')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(house.light, '#767676')).toBeLessThan(4.5);
  expect([onSignal('#757575'), onSignal('#767676')]).toEqual([house.light, house.dark]);
});

test('signal-coloured text is the colour itself if readable, otherwise a darker shade', () => {
  expect(signalInk('#0a3d91')).toBe('#0a3d91');
  expect(signalInk('#ffe600')).toBe('#6d6100');
});

test.for<['signal' | 'depth', passes: string, fails: string, sentence: string]>([
  ['signal', '#898989', '#8a8a8a', 'has a contrast of 2.98:1, and lines and marks need 3:1'],
  ['depth', '#6c6c6c', '#6d6d6d', 'has a contrast of 4.47:1, and texts need 4.5:1'],
  ['signal', '#e4572e', '#ffe600', 'has a contrast of 1.09:1, and lines and marks need 3:1'],
  ['depth', '#0b3d2e', '#f4eee1', 'has a contrast of 1.00:1, and texts need 4.5:1'],
])('%s: %s is readable on paper and accepted, %s stops the start', async ([setting, passes, fails, sentence]) => {
  expect((await started({ [setting]: passes })).site?.colours[setting]).toBe(passes);
  const { refusal, file } = await started({ [setting]: fails });
  expect(refusal).toBe(`SITE_FILE: ${file}: colours.${setting} ${fails} on paper ${house.paper} ${sentence}`);
});

test('the file may choose the paper, on which its colours have to be readable', async () => {
  const { site } = await started({ depth: '#707070', paper: 'WHITE' });
  expect([site?.colours.paper, site?.typefaces]).toEqual(['WHITE', 'HOUSE']);
  expect((await started({ depth: '#707070', paper: 'COOL' })).refusal).toMatch(/depth #707070 on paper #eef2f5 has/);
});

test('both colours are validated with a line each, after their format', async () => {
  const { refusal } = await started({ signal: '#FFFFFF', depth: '#ffffff' });
  expect(refusal?.split('\n')).toHaveLength(2);
  expect((await started({ signal: 'white' })).refusal).toMatch(/colours\.signal is a colour like #c8330a$/);
});
