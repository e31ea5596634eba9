import { Confirm } from '#web/shared/ui/Confirm.tsx';
import { answerLeaveQuestion, type LeaveQuestion } from './unsaved.ts';

const words = {
  page: {
    title: 'You have unsaved changes. Leave this page?',
    text: 'If you leave, what you have entered is lost.',
    yes: 'Leave',
    no: 'Stay',
  },
  dialog: {
    title: 'You have unsaved changes. Close this form?',
    text: 'If you close it, what you have entered is lost.',
    yes: 'Discard',
    no: 'Keep Editing',
  },
};

export function LeaveDialog({ question }: { question: LeaveQuestion | null }) {
  const { title, text, yes, no } = words[question?.what ?? 'page'];
  return (
    <Confirm
      open={question !== null}
      onOpenChange={() => answerLeaveQuestion(false)}
      title={title}
      confirmLabel={yes}
      cancelLabel={no}
      onConfirm={() => answerLeaveQuestion(true)}
    >
      {question?.text ?? text}
    </Confirm>
  );
}
