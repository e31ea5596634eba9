import { useQuery } from '@apollo/client/react';
import { deskStrings } from '#schema/desk.ts';
import { PipelineDocument } from '#web/shared/data/documents/overview.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { FiguresSection } from './FiguresSection.tsx';
import { FirstReply } from './FirstReply.tsx';
import { StageTable } from './StageTable.tsx';
import { WonPlot } from './WonPlot.tsx';

/** The figures of the desk: what is in each stage, how soon was answered, and what was won. */
export function Figures() {
  const query = useQuery(PipelineDocument, {
    fetchPolicy: useFetchPolicy(PipelineDocument, {}),
    notifyOnNetworkStatusChange: true,
  });
  const pipeline = query.data?.pipeline;
  return (
    <FiguresSection
      id="pipeline"
      title="Pipeline"
      query={query}
      failed={sentenceOf(query.error, deskStrings.figuresFailed)}
      plot={<WonPlot months={pipeline?.wonPerMonth} />}
    >
      <StageTable stages={pipeline?.stages} />
      <FirstReply pipeline={pipeline} />
    </FiguresSection>
  );
}
