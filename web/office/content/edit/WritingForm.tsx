import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { DraftStatus } from '#web/office/content/autosave/DraftStatus.tsx';
import { PendingNotice } from '#web/office/content/autosave/PendingNotice.tsx';
import { SaveBar, scrollClear } from '#web/shared/forms/SaveBar.tsx';
import { useSaveKey } from './useSaveKey.ts';

type Props = Omit<ComponentProps<typeof SaveBar>, 'status'> &
  Pick<ComponentProps<typeof DraftStatus>, 'stored'> & {
    autosave: ComponentProps<typeof DraftStatus>['autosave'] & ComponentProps<typeof PendingNotice>['autosave'];
    onSubmit: FormEventHandler<HTMLFormElement>;
    children: ReactNode;
  };

export function WritingForm({ onSubmit, autosave, stored, children, ...saveBar }: Props) {
  useSaveKey(saveBar.submitButton);
  return (
    <form onSubmit={onSubmit} noValidate>
      <PendingNotice autosave={autosave} />
      <fieldset disabled={saveBar.isSubmitting} onFocus={scrollClear} className="grid min-w-0 grid-cols-1 gap-4">
        {/* The settings stick inside it, so that they end above the bar. */}
        <div className="writing">{children}</div>
        <SaveBar {...saveBar} status={<DraftStatus autosave={autosave} stored={stored} />} />
      </fieldset>
    </form>
  );
}
