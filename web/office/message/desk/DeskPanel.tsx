import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { rupees } from '#schema/desk.ts';
import { sourceLabel } from '#schema/sourceLabel.ts';
import { isKnown, staffSource } from '#web/office/dashboard/visit/enquirySource.ts';
import { SourceFacts } from '#web/office/dashboard/visit/SourceFacts.tsx';
import { SourceForm } from '#web/office/dashboard/visit/SourceForm.tsx';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { DeskButton, DeskPart } from './DeskPart.tsx';
import { DeskSummary } from './DeskSummary.tsx';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import { FollowUpLine } from './FollowUpLine.tsx';
import { OwnerField } from './OwnerField.tsx';
import { type AskedReview, ReviewField } from './ReviewField.tsx';
import { StagePicker } from './StagePicker.tsx';
import type { Desk } from './useDesk.tsx';
import { ValueForm } from './ValueForm.tsx';

/** On a tablet the stage, which is the tallest part, is in the second column; on a wide screen small parts share a line. */
const parts =
  'grid gap-4 px-4 pt-2 pb-4 sm:max-lg:grid-cols-2 sm:max-lg:[&>:nth-child(2)]:col-start-2 ' +
  'sm:max-lg:[&>:nth-child(2)]:row-span-4 sm:max-lg:[&>:nth-child(2)]:row-start-1 ' +
  'lg:grid-cols-2 lg:gap-x-3 lg:gap-y-2.5 lg:[&>:nth-child(-n+2)]:col-span-2 lg:[&>:last-child]:col-span-2 ' +
  'lg:[&>:first-child]:flex lg:[&>:first-child]:flex-wrap lg:[&>:first-child]:items-center lg:[&>:first-child]:gap-x-4 ' +
  'lg:[&>:has(form)]:col-span-2 lg:[&>form]:col-span-2';

/**
 * Owner, stage, follow-up, value, review request and source of an enquiry. On a phone it is folded to one line, so that
 * the conversation is near.
 */
type Props = {
  desk: Desk;
  reviewLink: AskedReview | null;
  /** Whether the source is not known yet. */
  isPartial: boolean;
};

export function DeskPanel({ desk, reviewLink, isPartial }: Props) {
  const { message, panel, isUnfolded, setUnfolded, lostDialog, setEditor, editor, setFollowUp } = desk;
  const [heading, content] = [useId(), useId()];
  return (
    <section ref={panel} aria-labelledby={heading} className="border-t-4 border-ink bg-sheet">
      <h2 id={heading} className="px-4 pt-2.5 text-base max-lg:sr-only">
        Where It Stands
      </h2>
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={content}
        onClick={() => setUnfolded(!isUnfolded)}
        className="flex w-full items-center gap-3 px-4 py-2.5 text-left lg:hidden"
      >
        <DeskSummary message={message} />
        <ChevronDown aria-hidden="true" className={`ml-auto size-5 shrink-0 ${isUnfolded ? 'rotate-180' : ''}`} />
      </button>
      <div id={content} className={`${parts} ${isUnfolded ? '' : 'max-lg:hidden'}`}>
        <OwnerField desk={desk} />
        <StageField desk={desk} />
        <FollowUpField desk={desk} />
        <ValueField desk={desk} />
        <ReviewField message={message} link={reviewLink} />
        {!isPartial && <SourceField desk={desk} />}
      </div>
      {lostDialog}
      <FollowUpDialog
        open={editor === 'followUp'}
        followUp={message.followUp ?? null}
        onClose={() => setEditor(null)}
        onChoose={(followUp) => setFollowUp(message, followUp)}
      />
    </section>
  );
}

function StageField({ desk: { message, setStage } }: { desk: Desk }) {
  const { stage, lostReason, stageChangedAt } = message;
  return (
    <DeskPart term="Stage">
      <StagePicker stage={stage} onChoose={(next) => void setStage(message, next)} className="w-full" />
      {stageChangedAt && (
        <p className="text-sm text-ink-soft">
          Since <OfficeDate at={stageChangedAt} />
        </p>
      )}
      {lostReason && (
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
          {lostReason}
        </p>
      )}
    </DeskPart>
  );
}

function FollowUpField({ desk: { message, setEditor } }: { desk: Desk }) {
  const { followUp, stage } = message;
  return (
    <DeskPart term="Follow-up">
      {followUp && <FollowUpLine followUp={followUp} stage={stage} />}
      <DeskButton onClick={() => setEditor('followUp')} subject="follow-up">
        {followUp ? 'Change' : 'Set a day'}
      </DeskButton>
    </DeskPart>
  );
}

function ValueField({ desk: { message, editor, setEditor, setValue } }: { desk: Desk }) {
  const { value = null } = message;
  if (editor === 'value')
    return <ValueForm value={value} onClose={() => setEditor(null)} onValue={(next) => setValue(message, next)} />;
  return (
    <DeskPart term="Value">
      {value !== null && <p className="text-lg font-bold tabular-nums">{rupees(value)}</p>}
      <DeskButton onClick={() => setEditor('value')} subject="value">
        {value === null ? 'Set an amount' : 'Change'}
      </DeskButton>
    </DeskPart>
  );
}

function SourceField({ desk: { message, editor, setEditor, setSource } }: { desk: Desk }) {
  const { source } = message;
  const { name } = source;
  if (editor === 'source')
    return (
      <SourceForm
        source={staffSource(source)}
        onClose={() => setEditor(null)}
        onSource={(newSource) => setSource(message, newSource)}
      />
    );
  return (
    <DeskPart term="Source">
      <p dir="auto" className={name ? 'font-bold wrap-anywhere' : 'text-ink-soft'}>
        {sourceLabel(name)}
      </p>
      {isKnown(source) && (
        <details className="w-full text-sm">
          <summary className="w-fit cursor-pointer py-1 font-semibold text-ink-soft hover:text-ink">
            How they came
          </summary>
          <SourceFacts source={source} />
        </details>
      )}
      <DeskButton onClick={() => setEditor('source')} subject="source">
        {name === null ? 'Say where from' : 'Change'}
      </DeskButton>
    </DeskPart>
  );
}
