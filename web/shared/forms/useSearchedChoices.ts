import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSettled } from '#web/shared/ui/useSettled.ts';

type Options<Data, Choice> = {
  document: TypedDocumentNode<Data, { search?: string | null }>;
  pick: (data: Data) => { nodes: readonly Choice[]; totalCount: number };
  /** The stored choice, which may not be among the newest. */
  storedChoice: Choice | null | undefined;
  chosenId: string | null | undefined;
};

/** What can be chosen in a select: the newest that match the search, and always the current choice. */
export type SearchedChoices<Choice> = {
  choices: readonly Choice[];
  isLong: boolean;
  text: string;
  setText: (text: string) => void;
  isEmpty: boolean;
  hasFailed: boolean;
};

export function useSearchedChoices<Data, Choice extends { id: string }>({
  document,
  pick,
  storedChoice,
  chosenId,
}: Options<Data, Choice>): SearchedChoices<Choice> {
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const { data, previousData, error } = useQuery<Data, { search?: string | null }>(document, { variables: { search } });
  const newest = data ?? previousData;
  const list = newest && pick(newest as Data);
  const [chosen, setChosen] = useState(storedChoice ?? null);
  const matches = list?.nodes ?? [];
  const listed = matches.find(({ id }) => id === chosenId);
  if (listed && listed.id !== chosen?.id) setChosen(listed);
  const isHidden = chosen && chosen.id === chosenId && !listed;
  return {
    choices: isHidden ? [chosen, ...matches] : matches,
    isLong: search !== '' || (list?.totalCount ?? 0) > matches.length,
    text,
    setText,
    isEmpty: search !== '' && matches.length === 0,
    hasFailed: error !== undefined,
  };
}
