import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { insertText } from '#web/shared/forms/insertText.ts';
import { plainWords } from '#web/shared/lists/plainWords.ts';
import type { Colleague } from '../desk/useAssign.ts';
import { useColleagues } from '../desk/useColleagues.ts';
import { mentionsIn } from './mentionsIn.ts';

const MAX_SUGGESTIONS = 8;
/** An @ and the start of a name of one or two words before the caret. */
const mentionPattern = /(?:^|\s)@([^\s@]*(?: [^\s@]*)?)$/;

type Search = { from: number; name: string };

/**
 * Suggests colleagues after an @ in a field, in a listbox below it (WAI-ARIA: the focus stays in the field, with
 * `aria-activedescendant`).
 * @returns properties of the field and the list; `mentionedIn` returns the ids of the colleagues whom a text mentions
 */
export function useMentions(field: RefObject<HTMLTextAreaElement | null>) {
  const listId = useId();
  const [isNeeded, setNeeded] = useState(false);
  const { colleagues, viewerId } = useColleagues(!isNeeded);
  const mentioned = useRef<Colleague[]>([]);
  const [search, setSearch] = useState<Search | null>(null);
  const [active, setActive] = useState(0);
  const candidates = colleagues.filter(({ id }) => id !== viewerId);
  const suggestions = search
    ? candidates.filter(({ name }) => hasWordPrefix(name, search.name)).slice(0, MAX_SUGGESTIONS)
    : [];
  const isOpen = suggestions.length > 0;

  const updateSearch = () => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const name = selectionStart === selectionEnd ? mentionPattern.exec(value.slice(0, selectionStart))?.[1] : undefined;
    setSearch(name === undefined ? null : { name, from: selectionStart - name.length - 1 });
    setActive(0);
  };
  const choose = (colleague: Colleague) => {
    if (!field.current || !search) return;
    mentioned.current.push(colleague);
    insertText(field.current, `@${colleague.name} `, search.from);
    setSearch(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const handleKey = isOpen && !event.nativeEvent.isComposing ? keys[event.key] : undefined;
    if (!handleKey) return;
    event.preventDefault();
    handleKey();
  };
  const move = (by: number) => setActive((active + by + suggestions.length) % suggestions.length);
  const chooseActive = () => suggestions[active] && choose(suggestions[active]);
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: chooseActive,
    Tab: chooseActive,
    Escape: () => setSearch(null),
  };
  const optionId = (index: number) => `${listId}-${index}`;
  return {
    field: {
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? optionId(active) : undefined,
      onInput: updateSearch,
      onClick: updateSearch,
      onKeyDown,
      onFocus: () => setNeeded(true),
      onBlurCapture: () => setSearch(null),
    },
    list: { id: listId, suggestions, active, optionId, choose },
    mentionedIn: (text: string) => mentionsIn(text, candidates, mentioned.current),
    forget: () => {
      mentioned.current = [];
    },
  };
}

const hasWordPrefix = (name: string, prefix: string) => ` ${plainWords(name)}`.includes(` ${plainWords(prefix)}`);
