import { problemList } from '../../api/endpoints/complaint.js';
import { complaint as words } from '../../i18n/en/complaint.js';
import { property } from '../../lib/record.js';
import { longAnswer, type ListPlace } from '../../session/long-answer.js';
import { sketch } from '../../session/sketch.js';
import { readyList } from './complaint-list.ready.js';
import { ComplaintList } from './complaint-list.js';

const tabsOf = (data: unknown): readonly unknown[] => {
  const tabs = property(data, 'tabs');
  return Array.isArray(tabs) ? tabs : [];
};

/** The complaints of the first tab, which is the one that is drawn. */
export const firstTab: ListPlace = {
  items: (data) => property(tabsOf(data)[0], 'list'),
  within(data, list, alone) {
    const [tab, ...others] = tabsOf(data);
    return { tabs: [Object.assign({}, tab, { list }), ...(alone ? [] : others)] };
  },
};

const read = longAnswer(problemList, firstTab);

/** The complaints' first drawing: the first tab. */
export const complaintListSketch = sketch({
  rows: [{ row: problemList, read }],
  words,
  view: ([list]) => readyList(list),
  screen: ComplaintList,
});
