import { house } from './house.ts';
import type { Paper } from './look.ts';
import type { ThemeName } from './themeNames.ts';

type Ground = Record<'paper' | 'paper-deep' | 'sheet' | 'ink' | 'ink-soft' | 'line' | 'edge' | 'ok' | 'danger', string>;

const signs = {
  light: { ok: '#1d6b3f', danger: '#a8171d' },
  dark: { ok: '#7fd3a0', danger: '#ff9c92' },
};

/** The fixed colours of each paper in each theme. */
export const grounds: Record<Paper, Record<ThemeName, Ground>> = {
  WARM: {
    light: {
      paper: house.paper,
      'paper-deep': house['paper-deep'],
      sheet: '#fcf9f2',
      ink: house.ink,
      'ink-soft': '#5c5447',
      line: '#d4c9b2',
      edge: '#857a66',
      ...signs.light,
    },
    dark: {
      paper: '#15110c',
      'paper-deep': '#241f18',
      sheet: '#1c1711',
      ink: '#f1e9da',
      'ink-soft': '#bdb2a0',
      line: '#3b342a',
      edge: '#97896f',
      ...signs.dark,
    },
  },
  WHITE: {
    light: {
      paper: '#ffffff',
      'paper-deep': '#f0efed',
      sheet: '#f9f9f8',
      ink: '#141414',
      'ink-soft': '#565551',
      line: '#d6d5d1',
      edge: '#7d7c78',
      ...signs.light,
    },
    dark: {
      paper: '#111111',
      'paper-deep': '#222221',
      sheet: '#191919',
      ink: '#efefed',
      'ink-soft': '#b6b5b1',
      line: '#383836',
      edge: '#8d8c88',
      ...signs.dark,
    },
  },
  COOL: {
    light: {
      paper: '#eef2f5',
      'paper-deep': '#dde5eb',
      sheet: '#f9fbfc',
      ink: '#10161c',
      'ink-soft': '#48545f',
      line: '#c2cdd6',
      edge: '#6d7b87',
      ...signs.light,
    },
    dark: {
      paper: '#0e1318',
      'paper-deep': '#1b232b',
      sheet: '#141a21',
      ink: '#e4ebf1',
      'ink-soft': '#aab6c1',
      line: '#303b46',
      edge: '#81909d',
      ...signs.dark,
    },
  },
};
