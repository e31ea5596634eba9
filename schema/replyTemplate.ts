import * as z from 'zod/mini';
import { line, text } from './common.ts';

/** The placeholders and what they stand for. */
export const placeholders = {
  name: 'the name of whoever wrote the enquiry',
  service: 'the service that it is about',
  brand: 'the name of the agency',
  sender: 'your own name',
} as const;
export type Placeholder = keyof typeof placeholders;

const written = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);
const unknownIn = (template: string): string | undefined =>
  [...template.matchAll(written)].map(([, name = '']) => name).find((name) => !isPlaceholder(name));

export const replyTemplateStrings = {
  created: 'Template created.',
  createFailed: 'Failed to create template.',
  updated: 'Template saved.',
  updateFailed: 'Failed to save template.',
  removed: 'Template deleted.',
  removeFailed: 'Failed to delete template.',
  listFailed: 'Failed to load templates.',
  notFound: 'Template not found.',
  faults: 'Please check the fields of the template.',
  nameTaken: 'There is a template of this name.',
  noName: 'Please give it a name.',
  noText: 'Please write a text.',
  unknown: (name: string) =>
    `{${name}} stands for nothing. Use ${Object.keys(placeholders)
      .map((name) => `{${name}}`)
      .join(', ')}.`,
} as const;

const withKnownPlaceholders = z.check<string>((payload) => {
  const unknown = unknownIn(payload.value);
  if (unknown === undefined) return;
  payload.issues.push({ code: 'custom', input: payload.value, message: replyTemplateStrings.unknown(unknown) });
});

export const ReplyTemplateInput = z.object({
  name: line(1, 60, replyTemplateStrings.noName),
  text: text(1, 5000, replyTemplateStrings.noText).check(withKnownPlaceholders),
});

/** Replaces the placeholders. Inserted values are not scanned for placeholders. */
export const fillTemplate = (template: string, values: Record<Placeholder, string>): string =>
  template.replace(written, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
