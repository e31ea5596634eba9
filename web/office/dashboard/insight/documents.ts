import { graphql } from '#web/gql/index.ts';

export const PeriodFiguresFragment = graphql(`
  fragment PeriodFigures_all on PeriodFigures {
    from
    to
    visitors
    views
    enquiries
    won
    value
  }
`);

export const InsightTableFragment = graphql(`
  fragment InsightTable_all on InsightTable {
    rows {
      name
      title
      visitors
      views
      enquiries
      won
      value
    }
    count
  }
`);

export const InsightsDocument = graphql(`
  query Insights($period: InsightPeriodInput!) {
    insights(period: $period) {
      unit
      countedSince
      totals {
        ...PeriodFigures_all
      }
      before {
        ...PeriodFigures_all
      }
      series {
        ...PeriodFigures_all
      }
      path {
        visitors
        enquiries
        won
        value
        enquiryRate
        wonRate
      }
      sources {
        ...InsightTable_all
      }
      campaigns {
        ...InsightTable_all
      }
      pages {
        ...InsightTable_all
      }
      posts {
        ...InsightTable_all
      }
      items {
        ...InsightTable_all
      }
      devices {
        ...InsightTable_all
      }
    }
  }
`);

export const InsightSummaryDocument = graphql(`
  query InsightSummary {
    insights {
      totals {
        ...PeriodFigures_all
      }
      before {
        ...PeriodFigures_all
      }
    }
  }
`);
