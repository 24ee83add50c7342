import { problemList } from '../../api/endpoints/complaint.js';
import { property } from '../../lib/record.js';
import { longAnswer, type ListPlace } from '../../session/long-answer.js';

const tabsOf = (data: unknown): readonly unknown[] => {
  const tabs = property(data, 'tabs');
  return Array.isArray(tabs) ? tabs : [];
};

/** The complaints of the first tab, which is the one that is drawn. */
const firstTab: ListPlace = {
  items: (data) => property(tabsOf(data)[0], 'list'),
  within(data, list, alone) {
    const [tab, ...others] = tabsOf(data);
    return { tabs: [Object.assign({}, tab, { list }), ...(alone ? [] : others)] };
  },
};

/** The complaints, of which there may be many. */
export const complaints = longAnswer(problemList, firstTab);
