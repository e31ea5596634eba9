import type { ApolloCache, ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { tellFailure } from '#web/shared/ui/tellFailure.ts';
import { offerUndo } from '#web/shared/ui/undo.tsx';
import { type CacheEntity, forgetItem } from './cacheLists.ts';
import { type Failure, failureOf } from './errors.ts';
import type { Upload } from './uploadingFetch.ts';

/** What the toasts of a command say. */
type Sentences<Data, Variables> = {
  /** While the answer is awaited; left out, there is no loading toast. */
  doing?: string | ((variables: Variables) => string);
  /** On success; left out, there is no toast. */
  done?: string | ((data: Data, variables: Variables) => string);
  /** On failure: what is said when the server sends no sentence, or a function that makes the whole sentence. */
  failed: string | ((failure: Failure, variables: Variables) => string);
};

export type CommandOptions<Data, Variables> = {
  /** Left out, no toast is shown. */
  sentences?: Sentences<Data, Variables>;
  /** How long the toasts stay, in milliseconds; left out, as long as others. */
  durations?: { done: number; failed: number };
  /** The response to show until the server's arrives; a failure rolls it back. */
  optimistic?: (variables: Variables, cache: ApolloCache) => Data | undefined;
  /** Updates the cache by a response: the optimistic one first, then the server's. */
  update?: (cache: ApolloCache, data: Data, variables: Variables) => void;
  /** Called once with the server's response, before the toast. */
  onDone?: (data: Data, variables: Variables, client: ApolloClient) => void;
  /** Undoes what was done: a button beside the toast of success offers it. Left out, it cannot be undone. */
  undo?: () => void;
  /** The kind of the item whose id is in the variables. When the server answers NOT_FOUND, the item leaves the cache. */
  entity?: CacheEntity;
  /** `no-cache` for a response with a secret in it, which must not stay in the cache. */
  fetchPolicy?: 'no-cache';
  /**
   * Whether a change is sent after another of the same id that is under way, as of a stage that is chosen anew. Left out, it is
   * ignored, as the second press of a double click on a toggle has to be.
   */
  isQueued?: boolean;
  /** The queries that are fetched again on success, while a screen shows them. */
  refetchQueries?: DocumentNode[];
  /** The context for Apollo Link. */
  context?: { fetchOptions?: Upload; headers?: Record<string, string> };
};

/** The response of a command, or why it failed, which a toast has said already. */
export type CommandOutcome<Data> = { data: Data; failure: null } | { data: null; failure: Failure };

/**
 * The one way by which the web runs a mutation with Apollo Client: with toasts, optimistic response and rollback, and the
 * failure as a value. Different commands for the same `id` are sent one after the other (apollo.ts), each of them shown at
 * once. A command that runs for an `id` already is ignored, unless it `isQueued` and has other variables.
 * @returns `run`, which takes the variables, and options that hold for this run only; whether it is `loading`; the ids that
 * are `pending`; and the client
 */
export function useCommand<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  hookOptions: CommandOptions<Data, Variables>,
) {
  const [mutate, { loading, client }] = useMutation<Data>(document);
  const underWay = useRef<readonly { id: string; asked: string }[]>([]);
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
      if (sentence && undo) {
        offerUndo(sentence, undo);
        // The newest toast stands first: the sentence comes anew, above the button.
        if (toastId) toast.remove(toastId);
      }
      if (sentence) toast.success(sentence, { id: toastId, duration: durations?.done });
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
    const command = { id, asked: JSON.stringify(variables) };
    const last = underWay.current.findLast((one) => one.id === id);
    if (last && (!options.isQueued || last.asked === command.asked)) return { data: null, failure: busy };
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

/** @returns the outcome with what `map` makes of its data */
export const mapOutcome = <Data, Mapped>(
  outcome: CommandOutcome<Data>,
  map: (data: Data) => Mapped,
): CommandOutcome<Mapped> => (outcome.failure ? outcome : { data: map(outcome.data), failure: null });

/** The failure of a response whose `data` is null and that has no errors. */
const noData: Failure = { code: 'NO_DATA', message: null, fields: {} };
/** The failure of a command that is under way already: nothing is sent, and no toast is shown. */
const busy: Failure = { code: 'BUSY', message: null, fields: {} };

async function outcomeOf<Data>(response: Promise<{ data?: Data | null }>): Promise<CommandOutcome<Data>> {
  try {
    const { data } = await response;
    return data ? { data, failure: null } : { data: null, failure: noData };
  } catch (error) {
    return { data: null, failure: failureOf(error) };
  }
}
