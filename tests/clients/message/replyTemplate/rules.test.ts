import { describe, expect, test } from 'vitest';
import { firstFaults } from '#schema/common.ts';
import { fillTemplate, ReplyTemplateInput } from '#schema/replyTemplate.ts';

const faultsOf = (input: { name?: string; text?: string }) => {
  const { error } = ReplyTemplateInput.safeParse({ name: 'Welcome', text: 'Hello', ...input });
  return error ? firstFaults(error) : {};
};
const values = { name: 'Ishaan', service: 'Web Development', brand: 'Kestrel', sender: 'Meera Nair' };

describe('a template', () => {
  test.for<[field: 'name' | 'text', value: string, sentence: string | null]>([
    ['name', ' ', 'Please give it a name.'],
    ['name', 'a', null],
    ['name', 'a'.repeat(60), null],
    ['name', 'a'.repeat(61), 'Please use at most 60 characters'],
    ['text', ' \n ', 'Please write a text.'],
    ['text', 'a', null],
    ['text', 'a'.repeat(5000), null],
    ['text', 'a'.repeat(5001), 'Please use at most 5000 characters'],
    ['text', '{name} {service} {brand} {sender}', null],
    ['text', 'Hello {nmae}', '{nmae} stands for nothing. Use {name}, {service}, {brand}, {sender}.'],
    ['text', 'Hello {Name}', '{Name} stands for nothing. Use {name}, {service}, {brand}, {sender}.'],
    ['text', 'Hello {}', '{} stands for nothing. Use {name}, {service}, {brand}, {sender}.'],
    ['text', '{toString}', '{toString} stands for nothing. Use {name}, {service}, {brand}, {sender}.'],
    ['text', 'a } b { c', null],
  ])('a template whose %s is %j gets the error %s', ([field, value, sentence]) => {
    expect(faultsOf({ [field]: value })).toEqual(sentence ? { [field]: sentence } : {});
  });
});

describe('filling a template', () => {
  test('filling a template replaces every occurrence of each placeholder', () => {
    expect(fillTemplate('Hello {name}, {name}! {service} by {brand}. {sender}', values)).toBe(
      'Hello Ishaan, Ishaan! Web Development by Kestrel. Meera Nair',
    );
  });

  test('a filled template keeps values and unknown braces as they are', () => {
    expect(fillTemplate('{name} {other} {', { ...values, name: '{sender} $& $1' })).toBe('{sender} $& $1 {other} {');
  });
});
