import type { ApolloCache, ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { tellFailure } from '#web/shared/ui/tellFailure.ts';
import { toastWithUndo } from '#web/shared/ui/undo.tsx';
import { type CacheEntity, forgetItem } from './cacheLists.ts';
import { type Failure, failureOf } from './errors.ts';
import type { Upload } from './uploadingFetch.ts';

type Sentences<Data, Variables> = {
  /** While the request runs; without it there is no loading toast. */
  doing?: string | ((variables: Variables) => string);
  /** On success; without it there is no toast. */
  done?: string | ((data: Data, variables: Variables) => string);
  /** On failure: the fallback when the server sends no message, or a function that returns the whole text. */
  failed: string | ((failure: Failure, variables: Variables) => string);
};

export type CommandOptions<Data, Variables> = {
  sentences?: Sentences<Data, Variables>;
  /** In milliseconds; defaults to the duration of other toasts. */
  durations?: { done: number; failed: number };
  /** The optimistic response; a failure rolls it back. */
  optimistic?: (variables: Variables, cache: ApolloCache) => Data | undefined;
  /** Updates the cache. Runs for the optimistic response, then for the server's. */
  update?: (cache: ApolloCache, data: Data, variables: Variables) => void;
  onDone?: (data: Data, variables: Variables, client: ApolloClient) => void;
  undo?: () => void;
  /** The entity of the id in the variables. On NOT_FOUND the item is removed from the cache. */
  entity?: CacheEntity;
  /** For a response that contains a secret: it must not stay in the cache. */
  fetchPolicy?: 'no-cache';
  /**
   * Whether a second command with the same id waits for the first. Otherwise it is ignored, because the second press of
   * a double click on a toggle must not toggle back.
   */
  isQueued?: boolean;
  /** Active queries to fetch again on success. */
  refetchQueries?: DocumentNode[];
  context?: { fetchOptions?: Upload; headers?: Record<string, string> };
};

export type CommandOutcome<Data> = { data: Data; failure: null } | { data: null; failure: Failure };

/**
 * Runs a mutation with toasts, optimistic response, rollback, and the failure as a value. Different commands with the
 * same `id` are sent one after the other (apollo.ts) and are shown at once. A command already running for an `id` is
 * ignored, unless it `isQueued` and has other variables.
 * @returns `run` (variables, and options for this run only), `loading`, the `pending` ids and the client
 */
export function useCommand<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  hookOptions: CommandOptions<Data, Variables>,
) {
  const [mutate, { loading, client }] = useMutation<Data>(document);
  const underWay = useRef<readonly { id: string; variablesKey: string }[]>([]);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());

  const send = async (
    variables: Variables,
    options: CommandOptions<Data, Variables>,
  ): Promise<CommandOutcome<Data>> => {
    const { sentences, durations, optimistic, update, onDone, undo, entity, isQueued: _, ...rest } = options;
    const doing = sentences?.doing;
    const toastId = doing ? toast.loading(typeof doing === 'string' ? doing : doing(variables)) : undefined;
    const response = mutate({
      ...rest,
      variables,
      optimisticResponse: optimistic?.(variables, client.cache),
      update: update && ((cache, { data }) => data && update(cache, data, variables)),
    });
    const outcome = await outcomeOf(response);
    const { data, failure } = outcome;
    if (failure) {
      const failed = sentences?.failed;
      const sentence =
        typeof failed === 'function' ? failed(failure, variables) : failed && (failure.message ?? failed);
      if (sentence) tellFailure(failure, sentence, { id: toastId, duration: durations?.failed });
      if (entity && failure.code === 'NOT_FOUND') forgetItem(client.cache, entity, variables.id);
    } else {
      onDone?.(data, variables, client);
      const done = sentences?.done;
      const sentence = typeof done === 'function' ? done(data, variables) : done;
      const toastOptions = { id: toastId, duration: durations?.done };
      if (sentence && undo) toastWithUndo(sentence, undo, toastOptions);
      else if (sentence) toast.success(sentence, toastOptions);
    }
    return outcome;
  };

  const run = async (
    variables: Variables,
    runOptions: CommandOptions<Data, Variables> = {},
  ): Promise<CommandOutcome<Data>> => {
    const id: string | undefined = variables.id;
    const options = { ...hookOptions, ...runOptions };
    if (id === undefined) return send(variables, options);
    const command = { id, variablesKey: JSON.stringify(variables) };
    const last = underWay.current.findLast((one) => one.id === id);
    if (last && (!options.isQueued || last.variablesKey === command.variablesKey)) return { data: null, failure: busy };
    const note = (commands: typeof underWay.current) => {
      underWay.current = commands;
      setPending(new Set(commands.map((one) => one.id)));
    };
    note([...underWay.current, command]);
    try {
      return await send(variables, options);
    } finally {
      note(underWay.current.filter((one) => one !== command));
    }
  };
  return [run, { loading, pending, client }] as const;
}

export const mapOutcome = <Data, Mapped>(
  outcome: CommandOutcome<Data>,
  map: (data: Data) => Mapped,
): CommandOutcome<Mapped> => (outcome.failure ? outcome : { data: map(outcome.data), failure: null });

const noData: Failure = { code: 'NO_DATA', message: null, fields: {} };
/** The failure of a command that already runs: nothing is sent and no toast appears. */
const busy: Failure = { code: 'BUSY', message: null, fields: {} };

async function outcomeOf<Data>(response: Promise<{ data?: Data | null }>): Promise<CommandOutcome<Data>> {
  try {
    const { data } = await response;
    return data ? { data, failure: null } : { data: null, failure: noData };
  } catch (error) {
    return { data: null, failure: failureOf(error) };
  }
}
