import { useQuery } from '@apollo/client/react';
import { Command } from 'cmdk';
import { ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { fillTemplate, type Placeholder, replyTemplateStrings } from '#schema/replyTemplate.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { insertText } from '#web/shared/forms/insertText.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ReplyTemplatesDocument } from './documents.ts';

/** The most that one page holds. */
const first = 200;

type Props = {
  /** Where a template is inserted. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** What the placeholders stand for. */
  values: Record<Placeholder, string>;
};

/**
 * Inserts a reply template where the caret is: by its button, or by a / at the beginning of a line. The list has the focus
 * while it is open; who leaves it without choosing finds in the field what they have typed.
 */
export function TemplatePicker({ field, values }: Props) {
  const { templates, loading, hasFailed, retry } = useTemplates();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  // What goes into the field when the list has closed; null when the focus belongs to the button again.
  const written = useRef<string | null>(null);
  const open = (typed: string | null) => {
    written.current = typed;
    setSearch('');
    setOpen(true);
  };
  const choose = (text: string) => {
    written.current = fillTemplate(text, values);
    setOpen(false);
  };
  useSlash(field, templates.length > 0, () => flushSync(() => open('/')));

  const onSearch = (text: string) => {
    setSearch(text);
    if (written.current !== null) written.current = `/${text}`;
  };
  const onCloseAutoFocus = (event: Event) => {
    if (written.current === null || !field.current) return;
    event.preventDefault();
    insertText(field.current, written.current);
    written.current = null;
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => (next ? open(null) : setOpen(false))}>
      <Popover.Trigger asChild>
        <Button variant="secondary">
          Templates <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Reply templates"
          align="start"
          sideOffset={4}
          collisionPadding={12}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-40 flex max-h-(--radix-popover-content-available-height) w-[min(28rem,calc(100vw-1.5rem))] flex-col border-2 border-ink bg-sheet"
        >
          <Command label="Reply templates" filter={fits} loop className="flex min-h-0 flex-col">
            <Command.Input
              value={search}
              onValueChange={onSearch}
              maxLength={60}
              placeholder="Find a template…"
              className="min-h-12 border-b-2 border-ink bg-transparent px-4 text-base outline-none placeholder:text-ink-soft focus-visible:shadow-none"
            />
            <Command.List label="Reply templates" className="max-h-80 min-h-0 overflow-y-auto p-1.5">
              {templates.map(({ id, name, text }) => (
                <Command.Item
                  key={id}
                  value={id}
                  keywords={[name, text]}
                  onSelect={() => choose(text)}
                  className="cursor-pointer px-3 py-2 data-[selected=true]:bg-ink data-[selected=true]:text-paper"
                >
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="block truncate text-sm opacity-80">{fillTemplate(text, values)}</span>
                </Command.Item>
              ))}
              {templates.length > 0 && (
                <Command.Empty className="px-3 py-4 text-ink-soft">No template fits.</Command.Empty>
              )}
            </Command.List>
          </Command>
          {templates.length === 0 && <NoTemplates isLoading={loading} hasFailed={hasFailed} onRetry={retry} />}
          <Link to={paths.replyTemplates} className="link border-t border-line px-4 py-3 text-sm font-semibold">
            Manage templates
          </Link>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** @returns all templates; what is there while they load */
function useTemplates() {
  const { data, loading, refetch, fetchMore } = useQuery(ReplyTemplatesDocument, {
    variables: { first },
    fetchPolicy: useFetchPolicy(ReplyTemplatesDocument, { first }),
    notifyOnNetworkStatusChange: true,
  });
  const after = data?.replyTemplates.pageInfo.hasNextPage ? data.replyTemplates.pageInfo.endCursor : null;
  useEffect(() => {
    // Its failure leaves those that are there.
    if (after) fetchMore({ variables: { after } }).catch(() => undefined);
  }, [after, fetchMore]);
  const retry = () => void refetch().catch(() => undefined);
  return { templates: data?.replyTemplates.nodes ?? [], loading, hasFailed: !data, retry };
}

type NoneProps = { isLoading: boolean; hasFailed: boolean; onRetry: () => void };

/** Why nothing is offered. */
function NoTemplates({ isLoading, hasFailed, onRetry }: NoneProps) {
  if (isLoading) return <p className="px-4 pb-4 text-ink-soft">Loading templates...</p>;
  if (!hasFailed) return <p className="px-4 pb-4 text-ink-soft">There are no templates yet.</p>;
  return (
    <p role="alert" className="flex flex-wrap gap-x-4 px-4 pb-4 text-danger">
      {replyTemplateStrings.listFailed}
      <button type="button" className="link font-semibold text-ink" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}

/** Those that hold each word, in the name or the text; a name that begins like that comes first. */
function fits(_id: string, search: string, [name = '', text = '']: string[] = []): number {
  const wanted = search.trim().toLowerCase();
  const all = `${name} ${text}`.toLowerCase();
  if (!wanted.split(/\s+/).every((word) => all.includes(word))) return 0;
  if (name.toLowerCase().startsWith(wanted)) return 1;
  return name.toLowerCase().includes(wanted) ? 0.5 : 0.1;
}

/** Calls back, instead of writing it, when a / is typed at the beginning of the field or of a line. */
function useSlash(field: RefObject<HTMLTextAreaElement | null>, isOn: boolean, onSlash: () => void): void {
  const latest = useRef(onSlash);
  useEffect(() => {
    latest.current = onSlash;
  });
  useEffect(() => {
    const element = field.current;
    if (!element || !isOn) return;
    // Phones tell no key of a keydown; this they tell.
    const onBeforeInput = (event: InputEvent) => {
      const { value, selectionStart } = element;
      const isAtBeginning = selectionStart === 0 || value[selectionStart - 1] === '\n';
      if (event.data !== '/' || event.isComposing || !isAtBeginning || !event.cancelable) return;
      event.preventDefault();
      latest.current();
    };
    element.addEventListener('beforeinput', onBeforeInput);
    return () => element.removeEventListener('beforeinput', onBeforeInput);
  }, [field, isOn]);
}
