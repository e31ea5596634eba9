import { Command } from 'cmdk';
import { Check } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { deskStrings } from '#schema/desk.ts';
import type { Colleague } from './useAssign.ts';
import { useColleagues } from './useColleagues.ts';

type Choice = {
  /** Undefined for several messages: then nobody is marked. */
  owner: Colleague | null | undefined;
  onChoose: (owner: Colleague | null) => void;
};
type Props = Choice & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

export const OwnerPicker = ({ open, onOpenChange, children, owner, onChoose }: Props) => (
  <Popover.Root open={open} onOpenChange={onOpenChange}>
    <Popover.Trigger asChild>{children}</Popover.Trigger>
    <Popover.Portal>
      <Popover.Content
        align="start"
        sideOffset={6}
        collisionPadding={16}
        aria-label="Who takes care of it"
        className="fade-in z-50 w-76 max-w-[calc(100vw-2rem)] border-2 border-ink bg-sheet"
      >
        <OwnerList
          owner={owner}
          onChoose={(colleague) => {
            onOpenChange(false);
            if (colleague?.id !== owner?.id) onChoose(colleague);
          }}
        />
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);

/** A search field, which the popover focuses, and the matching colleagues, with nobody at the end. */
export function OwnerList({ owner, onChoose }: Choice) {
  const { colleagues, nameOf, loading, hasFailed } = useColleagues();
  return (
    <Command label="Colleagues" loop filter={(_id, query, names) => Number(matchesName(names?.join(' ') ?? '', query))}>
      <Command.Input
        maxLength={100}
        placeholder="Type a name"
        className="min-h-12 w-full border-b-2 border-ink bg-transparent px-4 text-base outline-none placeholder:text-ink-soft focus-visible:shadow-none"
      />
      <Command.List className="max-h-72 overflow-y-auto p-1.5">
        {colleagues.map((colleague) => (
          <Choosable
            key={colleague.id}
            value={colleague.id}
            isChosen={colleague.id === owner?.id}
            onSelect={() => onChoose(colleague)}
          >
            {nameOf(colleague)}
          </Choosable>
        ))}
        {colleagues.length > 0 && (
          <Choosable value="nobody" isChosen={owner === null} onSelect={() => onChoose(null)}>
            Nobody
          </Choosable>
        )}
        {colleagues.length > 0 && (
          <Command.Empty className="px-3 py-3 text-ink-soft">Nobody of that name.</Command.Empty>
        )}
      </Command.List>
      {colleagues.length === 0 && (
        <p role="status" className="px-4 pb-4 text-sm text-ink-soft">
          {loading || !hasFailed ? 'Loading...' : deskStrings.colleaguesFailed}
        </p>
      )}
    </Command>
  );
}

/** Whether every typed word is a prefix of a word of the name. */
function matchesName(name: string, query: string): boolean {
  const words = name.toLocaleLowerCase('en').split(/[\s(]+/);
  const prefixes = query.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  return prefixes.every((part) => words.some((word) => word.startsWith(part)));
}

type ChoosableProps = { value: string; isChosen: boolean; onSelect: () => void; children: string };

const Choosable = ({ value, isChosen, onSelect, children }: ChoosableProps) => (
  <Command.Item
    value={value}
    keywords={[children]}
    onSelect={onSelect}
    className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 font-semibold data-[selected=true]:bg-ink data-[selected=true]:text-paper"
  >
    <span className="min-w-0 grow wrap-anywhere">{children}</span>
    {isChosen && <Check aria-label="chosen" className="size-4.5 shrink-0" />}
  </Command.Item>
);
