import { plainWords } from '#web/shared/lists/plainWords.ts';
import type { Colleague } from '../desk/useAssign.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Finds the colleagues whose name stands behind an @, chosen from the list or typed. Of two names with the same beginning
 * the longer one counts.
 * @param chosen the colleagues who were chosen from the list: of several with one name, only these are meant
 * @returns their ids
 */
export function mentionsIn(text: string, colleagues: readonly Colleague[], chosen: readonly Colleague[]): string[] {
  const names = [...new Set([...colleagues, ...chosen].map(({ name }) => plainWords(name)))];
  let rest = plainWords(text);
  return names
    .toSorted((one, other) => other.length - one.length)
    .flatMap((name) => {
      const mention = new RegExp(String.raw`(?<![\p{L}\p{N}])@${escaped(name)}(?![\p{L}\p{M}\p{N}])`, 'gu');
      if (!mention.test(rest)) return [];
      rest = rest.replace(mention, ' ');
      const isNamed = (colleague: Colleague) => plainWords(colleague.name) === name;
      const meant = chosen.filter(isNamed);
      return [...new Set((meant.length ? meant : colleagues.filter(isNamed)).map(({ id }) => id))];
    });
}
