const DEFINE = {
  kind: 'function',
  name: 'define',
  description: 'Defines the element, under its tag or with a prefix before it; a second time is harmless. Returns the tag.',
  parameters: [{ name: 'options', optional: true, type: { text: '{ readonly prefix?: string }' } }],
  return: { type: { text: 'string' } },
};

/**
 * The custom elements manifest (schema 2.1.0). The module of a page defines its tag when it is imported and exports nothing; that of
 * the package exports the class and a `define()`, and defines nothing.
 */
export function manifest({ elements, shared, cssProperties, states }, { defines }) {
  const optional = (type) => ({ text: `${type} | undefined` });
  return {
    schemaVersion: '2.1.0',
    readme: '',
    modules: elements.map((element) => ({
      kind: 'javascript-module',
      path: `elements/${element.tag}.js`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: element.className,
          tagName: element.tag,
          description: element.doc,
          superclass: { name: 'HTMLElement' },
          attributes: [...element.attributes, ...shared.attributes]
            .map(({ name, property, type, doc, required }) => ({
              name,
              fieldName: property,
              type: { text: type },
              description: required ? `${doc} Required.` : doc,
            }))
            .concat({
              name: 'data-state',
              type: { text: states.map((state) => `'${state}'`).join(' | ') },
              description: 'The state of the screen, set by the element. Read only.',
            }),
          members: [
            ...[...element.attributes, ...shared.attributes].map(({ name, property, type, doc }) => ({
              kind: 'field',
              name: property,
              type: optional(type),
              description: doc,
              attribute: name,
            })),
            ...element.properties.map(({ name, type, doc }) => ({ kind: 'field', name, type: optional(type), description: doc })),
            ...shared.properties.map(({ name, type, doc }) => ({
              kind: 'field',
              name,
              type: { text: type },
              readonly: true,
              description: doc,
            })),
            { kind: 'method', name: 'reload', return: { type: { text: 'void' } }, description: "Fetches the screen's data again." },
          ],
          events: [...element.events, ...shared.events].map(({ name, detail, said }) => ({
            name,
            type: { text: `CustomEvent<${detail}>` },
            description: said,
          })),
          slots: shared.slots.map(({ name, doc }) => ({ name, description: doc })),
          cssParts: element.parts.map(({ name, doc }) => ({ name, description: doc })),
          cssProperties: cssProperties.map(({ name, doc, default: value }) => ({ name, description: doc, default: value })),
        },
        ...(defines ? [] : [DEFINE]),
      ],
      exports: defines
        ? [{ kind: 'custom-element-definition', name: element.tag, declaration: { name: element.className } }]
        : [element.className, DEFINE.name].map((name) => ({ kind: 'js', name, declaration: { name } })),
    })),
  };
}
