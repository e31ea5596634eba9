import type { MyDayQuery } from '#web/gql/graphql.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { pagePath, paths } from '#web/shared/paths.ts';
import { DayRow } from './DayList.tsx';

const kinds = {
  BLOG_POST: { name: 'Post', edit: paths.editBlog },
  PORTFOLIO_ITEM: { name: 'Portfolio item', edit: paths.editPortfolio },
  PAGE: { name: 'Page', edit: pagePath },
} as const;

export function Planned({ changes }: { changes: MyDayQuery['myDay']['planned'] }) {
  const { timeOf } = useDates();
  return changes.map(({ kind, contentId, title, slug, at, isPublication }) => (
    <DayRow
      key={`${contentId}${isPublication}`}
      to={kinds[kind].edit(slug)}
      title={title}
      aside={
        <time dateTime={at} className="font-bold tabular-nums">
          {timeOf(new Date(at))}
        </time>
      }
    >
      {kinds[kind].name}
      {isPublication ? '' : ', is taken back'}
    </DayRow>
  ));
}
