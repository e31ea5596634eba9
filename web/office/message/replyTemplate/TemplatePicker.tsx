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

/** Maximum page size. */
const first = 200;

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  values: Record<Placeholder, string>;
};

/**
 * Inserts a reply template at the caret: with its button, or with a / at the start of a line. The list has the focus
 * while it is open; closing it without a choice inserts the typed text into the field.
 */
export function TemplatePicker({ field, values }: Props) {
  const { templates, loading, hasFailed, retry } = useTemplates();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  // Text to insert when the list closes; null when the focus returns to the button.
  const textToInsert = useRef<string | null>(null);
  const open = (initialText: string | null) => {
    textToInsert.current = initialText;
    setSearch('');
    setOpen(true);
  };
  const choose = (text: string) => {
    textToInsert.current = fillTemplate(text, values);
    setOpen(false);
  };
  // A slow list opens empty and is filled; what was typed after the / finds in it.
  useSlash(field, loading || templates.length > 0, () => flushSync(() => open('/')));

  const onSearch = (text: string) => {
    setSearch(text);
    if (textToInsert.current !== null) textToInsert.current = `/${text}`;
  };
  const onCloseAutoFocus = (event: Event) => {
    if (textToInsert.current === null || !field.current) return;
    event.preventDefault();
    insertText(field.current, textToInsert.current);
    textToInsert.current = null;
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
          <Command label="Reply templates" filter={rankTemplate} loop className="flex min-h-0 flex-col">
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
                  <span dir="auto" className="block font-semibold wrap-anywhere">
                    {name}
                  </span>
                  <span dir="auto" className="block truncate text-sm opacity-80">
                    {fillTemplate(text, values)}
                  </span>
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

/** @returns the loaded templates, also while more are loading */
function useTemplates() {
  const { data, loading, refetch, fetchMore } = useQuery(ReplyTemplatesDocument, {
    variables: { first },
    fetchPolicy: useFetchPolicy(ReplyTemplatesDocument, { first }),
    notifyOnNetworkStatusChange: true,
  });
  const after = data?.replyTemplates.pageInfo.hasNextPage ? data.replyTemplates.pageInfo.endCursor : null;
  useEffect(() => {
    // After a failure the loaded templates stay.
    if (after) fetchMore({ variables: { after } }).catch(() => undefined);
  }, [after, fetchMore]);
  const retry = () => void refetch().catch(() => undefined);
  return { templates: data?.replyTemplates.nodes ?? [], loading, hasFailed: !data, retry };
}

type NoneProps = { isLoading: boolean; hasFailed: boolean; onRetry: () => void };

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

/** Matches templates that contain every word in name or text; names with that prefix rank first. */
function rankTemplate(_id: string, search: string, [name = '', text = '']: string[] = []): number {
  const query = search.trim().toLowerCase();
  const templateText = `${name} ${text}`.toLowerCase();
  if (!query.split(/\s+/).every((word) => templateText.includes(word))) return 0;
  if (name.toLowerCase().startsWith(query)) return 1;
  return name.toLowerCase().includes(query) ? 0.5 : 0.1;
}

/** Calls back, instead of inserting it, when a / is typed at the start of a line. */
function useSlash(field: RefObject<HTMLTextAreaElement | null>, isEnabled: boolean, onSlash: () => void): void {
  const latest = useRef(onSlash);
  useEffect(() => {
    latest.current = onSlash;
  });
  useEffect(() => {
    const element = field.current;
    if (!element || !isEnabled) return;
    // beforeinput, because phones do not report the key in keydown.
    const onBeforeInput = (event: InputEvent) => {
      const { value, selectionStart } = element;
      const isAtBeginning = selectionStart === 0 || value[selectionStart - 1] === '\n';
      if (event.data !== '/' || event.isComposing || !isAtBeginning || !event.cancelable) return;
      event.preventDefault();
      latest.current();
    };
    element.addEventListener('beforeinput', onBeforeInput);
    return () => element.removeEventListener('beforeinput', onBeforeInput);
  }, [field, isEnabled]);
}
