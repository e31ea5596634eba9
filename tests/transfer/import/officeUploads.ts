import { csvFile } from '#tests/kit/content/csvImport.ts';
import { importOperations, uploadExport } from '#tests/kit/content/import.ts';
import type { Person } from '#tests/kit/people/person.ts';

// Each step is a process, which takes seconds to start.

export const saveMapping = (person: Person, id: string, input: Record<string, unknown>) =>
  person.gql(importOperations.saveMapping, { id, input: { kind: 'ENQUIRY', ...input } });

export const upload = (admin: Person, rows: string[][] | string, fileName = 'entries.csv', input = {}) =>
  uploadExport(admin, typeof rows === 'string' ? rows : csvFile(rows), { fileName, ...input });
