import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// Public pages load the styles of public pages only (web/shared/app/public.css).

/** Modules that public pages load only for staff or for signing in; they load the office style sheet themselves. */
const FOR_STAFF = /(LoginPage|SessionDialog|SignedInPage|Toolbar|Live|PaletteHost|Provided|tellEnd)\.tsx?$/;
/** Modules that these files load lazily belong to the office. */
const OFFICE_ROADS = ['web/officeRoutes.tsx', 'web/shared/app/shell.ts'];
/** Office class names that occur in public code as ordinary words. */
const MERE_WORDS = ['key', 'radio', 'writing'];

/** @returns the files with code that a public page can run */
function publicFiles(file = 'web/client.tsx', known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?'([^']+)';/gm)];
  const later = OFFICE_ROADS.includes(file) ? [] : [...text.matchAll(/\bimport\('([^']+)'\)/g)];
  for (const [, name = ''] of [...imported, ...later]) {
    if (!/^(#web|\.)\//.test(name) && !name.startsWith('..')) continue;
    const path = name.startsWith('#') ? name.slice(1) : join(dirname(file), name);
    if (/\.tsx?$/.test(path) && !FOR_STAFF.test(path)) publicFiles(path, known);
  }
  return known;
}

function classesIn(sheet: string): Set<string> {
  const [file = ''] = globSync(`dist/client/assets/${sheet}-*.css`);
  const names = readFileSync(file, 'utf8').matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...names].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
}

test('public styles cover the classes of public pages without tables of the office', () => {
  const [ofPublic, ofOffice] = [classesIn('public'), classesIn('apollo')];
  const files = [...publicFiles()].filter((file) => file.endsWith('.tsx'));
  expect(files).toContain('web/site/reference/CallSection.tsx');
  expect(files).toContain('web/shared/app/Toasts.tsx');
  const words = new Set(files.flatMap((file) => readFileSync(file, 'utf8').split(/[\s"'`]+/)));
  const missing = [...words].filter((word) => ofOffice.has(word) && !ofPublic.has(word));
  expect(missing.sort()).toEqual(MERE_WORDS);
  expect(ofOffice).toContain('table-cards');
  expect(ofPublic).not.toContain('table-cards');
});
