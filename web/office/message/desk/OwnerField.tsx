import { useRef } from 'react';
import { useShortcutsOn } from '#web/shared/palette/keyboard/preference.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { DeskButton, DeskPart } from './DeskPart.tsx';
import { OwnerPicker } from './OwnerPicker.tsx';
import type { Desk } from './useDesk.tsx';

/** Owner of an enquiry; one click takes an unowned enquiry. */
export function OwnerField({ desk: { message, editor, setEditor, onTake, assign } }: { desk: Desk }) {
  const viewerId = useSession()?.user._id;
  const hasShortcuts = useShortcutsOn();
  const picker = useRef<HTMLButtonElement>(null);
  const owner = message.owner ?? null;
  // The button disappears on press: move the focus to its neighbour.
  const onClick = () => {
    picker.current?.focus();
    onTake();
  };
  return (
    <DeskPart term="Owner">
      {owner ? (
        <p dir="auto" className="text-lg leading-tight font-bold wrap-anywhere lg:text-base">
          {owner.id === viewerId ? `${owner.name} (you)` : owner.name}
        </p>
      ) : (
        <Button size="small" className="mt-1" onClick={onClick}>
          Take it
          {hasShortcuts && (
            <span aria-hidden="true" className="key border-current max-lg:hidden">
              A
            </span>
          )}
        </Button>
      )}
      <OwnerPicker
        open={editor === 'owner'}
        onOpenChange={(isOpen) => setEditor(isOpen ? 'owner' : null)}
        owner={owner}
        onChoose={(newOwner) => void assign(message, newOwner)}
      >
        <DeskButton ref={picker} subject="owner">
          {owner ? 'Change' : 'Assign to somebody'}
        </DeskButton>
      </OwnerPicker>
    </DeskPart>
  );
}
