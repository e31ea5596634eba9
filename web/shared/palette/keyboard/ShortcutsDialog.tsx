import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { rowSelector } from '#web/shared/app/focusedRow.ts';
import { paths } from '#web/shared/paths.ts';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { type ShortcutName, shortcutRows } from './shortcuts.ts';
import { countHandlers } from './useShortcuts.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export const ShortcutsDialog = ({ open, onOpenChange }: Props) => (
  <Modal
    open={open}
    onOpenChange={onOpenChange}
    title="Keyboard Shortcuts"
    description={
      <>
        They rest while you type. You can switch them off in{' '}
        <Link to={paths.account} className="link" onClick={() => onOpenChange(false)}>
          your account
        </Link>
        .
      </>
    }
  >
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3 text-sm">
      {offeredRows().map(({ keys, between, label }) => (
        <Fragment key={label}>
          <dt>
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && <span className="text-ink-soft"> {between} </span>}
                <kbd className="key">{key}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{label}</dd>
        </Fragment>
      ))}
    </dl>
  </Modal>
);

function offeredRows() {
  const hasRows = document.querySelector(rowSelector) !== null;
  const isOffered = (name: ShortcutName) => {
    if (name === 'search') return document.querySelector('main input[type=search]') !== null;
    // One of the handlers moves between rows, on every screen.
    if (name === 'next' || name === 'previous') return hasRows || countHandlers(name) > 1;
    return countHandlers(name) > 0;
  };
  return shortcutRows(isOffered, hasRows);
}
