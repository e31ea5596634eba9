import type { Person } from '#tests/kit/people/person.ts';
import { operationsForm, sendForm } from './picture.ts';

/** Replies to a message with files, as the screen does. */
export function replyWithFiles(person: Person, id: string, files: readonly File[], more: Record<string, unknown> = {}) {
  const query = `mutation ($id: UUID!, $input: ReplyInput!, $lastSeenId: UUID, $files: [Upload!]) {
    replyToMessage(id: $id, input: $input, lastSeenId: $lastSeenId, files: $files) { id } }`;
  const variables = { id, input: { replyText: 'See the files.' }, files: files.map(() => null), ...more };
  const map = Object.fromEntries(files.map((_, index) => [index, [`variables.files.${index}`]]));
  const form = operationsForm(query, variables, undefined, map);
  for (const [index, file] of files.entries()) form.set(String(index), file);
  return sendForm(person, form);
}
