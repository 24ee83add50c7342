import { describe } from '../generate/model.mjs';
import { callsByTag } from '../calls.mjs';
import { contracts, load } from '../node.mjs';

const MODEL = 'virtual:demo-model';

const named = (record = {}) => Object.entries(record).map(([name, spec]) => ({ name, ...spec }));
const worded = (record = {}) => Object.entries(record).map(([name, doc]) => ({ name, doc }));

/** Everything the gallery shows of the contracts, as data: nothing of the screens themselves. */
async function model() {
  const [made, all, calls, common, base, { createTexts }, { endpoints }] = await Promise.all([
    describe(),
    contracts(),
    callsByTag(),
    load('elements/common.ts'),
    load('elements/contract.ts'),
    load('src/i18n/text.ts'),
    load('src/api/endpoints/all.ts'),
  ]);
  return {
    version: made.package.version,
    session: named(common.sessionAttributes),
    common: named(base.commonAttributes),
    events: named(common.commonEvents),
    slots: worded(base.commonSlots),
    tokens: made.cssProperties,
    config: made.config.map(({ name, doc }) => ({ name, doc })),
    calls: endpoints.map(({ name, method, path, doc, reads = false, movesMoney = false }) => ({
      name,
      method,
      path,
      doc,
      reads,
      movesMoney,
    })),
    elements: all.map((contract) => ({
      tag: contract.tag,
      title: createTexts(contract.messages).now()(contract.title),
      group: contract.messages[0],
      doc: contract.doc,
      spec: contract.spec,
      attributes: named(contract.attributes),
      properties: named(contract.properties),
      events: named(contract.events),
      calls: calls.get(contract.tag) ?? [],
      parts: worded({ ...base.commonParts, ...contract.parts }),
    })),
  };
}

/** `virtual:demo-model`. */
export function demoModel() {
  let made;
  return {
    name: 'demo-model',
    resolveId: (id) => (id === MODEL ? `\0${MODEL}` : null),
    async load(id) {
      if (id !== `\0${MODEL}`) return null;
      made ??= model();
      return { code: `export default ${JSON.stringify(await made)};`, map: { mappings: '' } };
    },
  };
}
