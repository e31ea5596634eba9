import { v7 as uuidv7 } from 'uuid';
import type { ReplyTemplateRow } from './table.ts';

export const templateSamples = [
  {
    name: 'First answer',
    text: 'Hello {name},\n\nthank you for writing to {brand} about {service}. I have read it and will call you tomorrow. Is there a time that suits you?\n\n{sender}',
  },
  {
    name: 'Proposal sent',
    text: 'Hello {name},\n\nour proposal is attached to a mail of its own, so that it is easy to pass on. It holds for thirty days.\n\n{sender}',
  },
  {
    name: 'Not for us',
    text: 'Hello {name},\n\nthank you for thinking of us. This is not work that {brand} does well, and you deserve somebody who does. I am glad to name two agencies.\n\n{sender}',
  },
];

export const sampleReplyTemplates = (now: Date): ReplyTemplateRow[] =>
  templateSamples.map((template) => ({ ...template, id: uuidv7(), createdAt: now, updatedAt: now }));
