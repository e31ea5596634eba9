import { expect, test } from 'vitest';
import { fold } from '#server/clients/message/mailbox/read/fold.ts';
import { readHead } from '#server/clients/message/mailbox/readMail.ts';
import { growthOf, LINEAR_GROWTH } from '#tests/kit/growth.ts';

const lines = [
  'Yes, on Tuesday.',
  '> Which day?',
  '>> And where?',
  '',
  '-- ',
  'Asha',
  'On Fri, 20 Nov 2026 at 09:58, The Agency <office@agency.example> wrote:',
  'On Fri, 20 Nov 2026 at 09:58, The Agency',
  '<office@agency.example> wrote:',
  'Sent from my iPhone',
  '________________________________',
  'From: The Agency <office@agency.example>',
  'Sent: Friday',
  'Subject: Hello',
  '-----Original Message-----',
  '---------- Forwarded message ---------',
  'Am 20.11.2026 um 09:58 schrieb Anna:',
  '$& $1 > < : -',
];

/** Deterministic pseudo-random numbers. */
function* chances(): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}

const letters = (text: string) => [...text.replace(/\s/g, '')].sort().join('');

test('no character of a mail is lost for any order of its lines', () => {
  const chance = chances();
  const next = (below: number) => chance.next().value % below;
  for (let round = 0; round < 3000; round++) {
    const whole = Array.from({ length: 1 + next(12) }, () => lines[next(lines.length)]).join('\n');
    const { text, quoted } = fold(whole);
    expect(letters(text + (quoted ?? '')), whole).toBe(letters(whole));
    expect(text !== '' || whole.trim() === '', whole).toBe(true);
  }
});

test.for([
  '(',
  '<',
  '"',
  ':;',
  ',',
  '\\',
  '=?utf-8?q?=',
  '=?utf-8?b?',
  '[',
  '@',
  ' ',
  '\t',
  '\ufffd',
  'a@b.c,',
  '<a@b.c>',
  '(a@b.c)<',
])('the time to parse headers that consist of %j grows with their length', (unit) => {
  const parse = (length: number) => {
    for (const key of [
      'From',
      'To',
      'Subject',
      'References',
      'Message-ID',
      'Date',
      'Authentication-Results',
      'Return-Path',
    ])
      readHead(Buffer.from(`${key}: ${unit.repeat(length)}`));
  };
  expect(growthOf(parse, 70_000)).toBeLessThan(LINEAR_GROWTH);
});
