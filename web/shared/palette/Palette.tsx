import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { askToLeave } from '#web/shared/forms/unsaved.ts';
import type { SessionUser } from '#web/shared/session/session.ts';
import { useLogout } from '#web/shared/session/useLogout.ts';
import { overlay, useOpener } from '#web/shared/ui/dialog.tsx';
import { type Entry, entryOf, fitting, screensFor } from './entries.ts';
import { useCurrentItem } from './openItem.ts';
import { readRecent } from './recent.ts';
import { useSearchResults } from './useSearchResults.ts';
import { useTakeNext } from './useTakeNext.ts';

type Props = { user: SessionUser; open: boolean; onOpenChange: (open: boolean) => void };

export function Palette({ user, open, onOpenChange }: Props) {
  const opener = useOpener();
  // Runs after the palette has closed and restored the focus, because it may open a dialog or move the focus.
  const chosen = useRef<(() => void) | null>(null);
  const choose = (run: () => void) => {
    chosen.current = run;
    onOpenChange(false);
  };
  const onCloseAutoFocus = (event: Event) => {
    opener.onCloseAutoFocus(event);
    chosen.current?.();
    chosen.current = null;
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlay} />
        <Dialog.Content
          onOpenAutoFocus={opener.onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          aria-describedby={undefined}
          className="rise-in fixed inset-x-0 top-0 z-50 mx-auto max-h-dvh overflow-hidden border-t-8 border-ink bg-sheet sm:inset-x-4 sm:top-[12vh] sm:max-w-2xl"
        >
          <Dialog.Title className="sr-only">Search or jump to</Dialog.Title>
          <Entries user={user} onChoose={choose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Entries({ user, onChoose }: { user: SessionUser; onChoose: (run: () => void) => void }) {
  const [text, setText] = useState('');
  const { wanted, own, recent, commands, screens, visible, item, go, search } = useEntries({ text, user, onChoose });
  const { isSearching, hasFailed, retry } = search;
  const count = own.length + commands.length + screens.length + visible.length;
  const isEmpty = count === 0 && !isSearching && !hasFailed;
  return (
    <Command label="Search or jump to" shouldFilter={false} loop className="flex max-h-dvh flex-col sm:max-h-[70vh]">
      <div className="flex items-center gap-3 border-b-2 border-ink px-4 sm:px-5">
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <Command.Input
          value={text}
          onValueChange={setText}
          maxLength={500}
          placeholder="Search or jump to…"
          className="min-h-14 min-w-0 grow bg-transparent text-base outline-none placeholder:text-ink-soft focus-visible:shadow-none"
        />
        <Dialog.Close aria-label="Close" className="-mr-2 grid size-11 shrink-0 place-items-center hover:bg-paper-deep">
          <X aria-hidden="true" className="size-5" />
        </Dialog.Close>
      </div>
      <Command.List className="min-h-0 grow overflow-y-auto p-2">
        {own.length > 0 && (
          <Group heading={item?.title ?? 'Actions'}>
            {own.map(({ label, run }) => (
              <Item key={label} value={`action ${label}`} label={label} onSelect={() => onChoose(run)} />
            ))}
          </Group>
        )}
        {!wanted && recent.length > 0 && (
          <Group heading="Recent">
            {recent.map(({ title, to }) => (
              <Item key={to} value={`recent ${to}`} label={title} onSelect={() => go({ label: title, to })} />
            ))}
          </Group>
        )}
        {screens.length > 0 && (
          <Group heading="Screens">
            {screens.map((entry) => (
              <Item key={entry.to} value={`screen ${entry.to}`} {...entry} onSelect={() => go(entry)} />
            ))}
          </Group>
        )}
        {commands.length > 0 && (
          <Group heading="Commands">
            {commands.map(({ label, note, run }) => (
              <Item key={label} value={`command ${label}`} label={label} note={note} onSelect={run} />
            ))}
          </Group>
        )}
        {visible.length > 0 && (
          <Group heading="Found">
            {visible.map((entry) => (
              <Item key={entry.value} {...entry} onSelect={() => go(entry)} />
            ))}
          </Group>
        )}
        {isSearching && count === 0 && !hasFailed && <p className="px-3 py-6 text-ink-soft">Searching...</p>}
        {isEmpty && <p className="px-3 py-6 text-ink-soft">{`Nothing found for "${wanted}".`}</p>}
        {hasFailed && (
          <p role="alert" className="flex flex-wrap items-center gap-x-4 px-3 py-4 text-danger">
            The search failed.
            <button type="button" className="link font-semibold text-ink" onClick={retry}>
              Try again
            </button>
          </p>
        )}
      </Command.List>
      <p role="status" className="sr-only">
        {wanted && !hasFailed && (isSearching ? 'Searching...' : `${visible.length} found`)}
      </p>
    </Command>
  );
}

type EntryOptions = { text: string; user: SessionUser; onChoose: (run: () => void) => void };

/** What the palette offers for a text: actions of the open item, recent screens, screens, commands, and what is found. */
function useEntries({ text, user, onChoose }: EntryOptions) {
  const item = useCurrentItem();
  const [recent] = useState(() => readRecent().filter(({ to }) => to !== location.pathname));
  const search = useSearchResults(text);
  const { results, isSearching } = search;
  const navigate = useNavigate();
  const logout = useLogout();
  const takeNext = useTakeNext();
  const wanted = text.trim();
  const go = ({ to }: Entry) => onChoose(() => askToLeave(() => void navigate(to)));

  const own = fitting(wanted, item?.actions ?? []);
  const allScreens = screensFor(user.role === 'admin');
  const screens = fitting(
    wanted,
    allScreens.filter(({ isCommand }) => !isCommand),
  );
  const begin = allScreens.filter(({ isCommand }) => isCommand).map((entry) => ({ ...entry, run: () => go(entry) }));
  const commands = fitting(wanted, [
    {
      label: 'Take next enquiry',
      note: 'Inbox',
      words: 'claim oldest nobody assign me work',
      run: () => onChoose(() => askToLeave(() => void takeNext())),
    },
    ...begin,
    ...(wanted ? [{ label: 'Log out', note: undefined, words: 'logout sign out', run: () => onChoose(logout) }] : []),
  ]);
  const all = results.map((result) => ({ ...entryOf(result), value: `${result.kind} ${result.id}` }));
  // While a newer search runs, show only old results that match the longer text, so that Enter does not open something
  // else.
  const visible = isSearching ? fitting(wanted, all) : all;
  return { wanted, own, recent, commands, screens, visible, item, go, search };
}

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Command.Group
    heading={heading}
    className="**:[[cmdk-group-heading]]:truncate **:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:pt-3 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:text-ink-soft"
  >
    {children}
  </Command.Group>
);

type ItemProps = { value: string; label: string; note?: string | undefined; onSelect: () => void };

const Item = ({ value, label, note, onSelect }: ItemProps) => (
  <Command.Item
    value={value}
    onSelect={onSelect}
    className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-4 px-3 py-2 data-[selected=true]:bg-ink data-[selected=true]:text-paper"
  >
    <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
      {label}
    </span>
    {note && (
      <span dir="auto" className="min-w-0 text-sm wrap-anywhere opacity-80">
        {note}
      </span>
    )}
  </Command.Item>
);
