import { type ReactNode, useState } from 'react';
import { Confirm } from './Confirm.tsx';

type Options<Item> = {
  title: string | ((item: Item) => string);
  confirmLabel: string | ((item: Item) => string);
  cancelLabel?: string;
  /** Label of the button until the response. With it the question stays open so long; without it it closes at once. */
  busyLabel?: string;
  text: (item: Item) => ReactNode;
  choice?: (item: Item, isBusy: boolean) => ReactNode;
  onConfirm: (item: Item) => unknown;
};

/** @returns a function that asks before something is done with an item, and the question, to be rendered */
export function useQuestion<Item>(options: Options<Item>): [ask: (item: Item) => void, question: ReactNode] {
  const { title, confirmLabel, cancelLabel, busyLabel, text, choice, onConfirm } = options;
  const [target, setTarget] = useState<{ item: Item } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const labelOf = (label: string | ((item: Item) => string)) =>
    typeof label === 'string' ? label : target ? label(target.item) : '';
  const confirm = async ({ item }: { item: Item }) => {
    if (!busyLabel) setTarget(null);
    setBusy(busyLabel !== undefined);
    await onConfirm(item);
    setBusy(false);
    if (busyLabel) setTarget(null);
  };
  const question = (
    <Confirm
      open={target !== null}
      onOpenChange={(open) => !open && setTarget(null)}
      title={labelOf(title)}
      confirmLabel={isBusy && busyLabel ? busyLabel : labelOf(confirmLabel)}
      {...(cancelLabel && { cancelLabel })}
      busy={isBusy}
      choice={target && choice?.(target.item, isBusy)}
      onConfirm={() => target && void confirm(target)}
    >
      {target && text(target.item)}
    </Confirm>
  );
  return [(item) => setTarget({ item }), question];
}

type Removal<Item> = Partial<Pick<Options<Item>, 'confirmLabel' | 'choice'>> & {
  /** Kind of item in the question: 'blog post'. */
  what: string;
  nameOf: (item: Item) => string;
  onConfirm: (item: Item) => unknown;
};

export const useRemovalQuestion = <Item,>({ what, nameOf, confirmLabel = 'Delete', ...options }: Removal<Item>) =>
  useQuestion<Item>({
    ...options,
    title: 'Confirm Deletion',
    confirmLabel,
    text: (item) =>
      `Are you sure you want to permanently delete the ${what} "${nameOf(item)}"? This action cannot be undone.`,
  });
