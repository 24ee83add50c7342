/** Editor data for JetBrains. */
export function webTypes({ package: { name, version }, elements, shared, cssProperties }) {
  const described = ({ name: title, doc }) => ({ name: title, description: doc });
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tag,
          description: element.doc,
          attributes: [...element.attributes, ...shared.attributes].map(({ name: title, doc, type, required }) => ({
            name: title,
            description: doc,
            required: required === true,
            value: { type },
          })),
          slots: shared.slots.map(described),
          js: {
            properties: [
              ...[...element.attributes, ...shared.attributes].map(({ property, type, doc }) => ({
                name: property,
                type,
                description: doc,
              })),
              ...[...element.properties, ...shared.properties].map(({ name: title, type, doc }) => ({
                name: title,
                type,
                description: doc,
              })),
            ],
            events: [...element.events, ...shared.events].map(({ name: title, said }) => ({ name: title, description: said })),
          },
          css: { parts: element.parts.map(described), properties: cssProperties.map(described) },
        })),
      },
    },
  };
}

/** Editor data for VS Code (`html.customData`). */
export function customData({ elements, shared }) {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tag,
      description: {
        kind: 'markdown',
        value: `${element.doc}\n\nEvents: ${[...element.events, ...shared.events].map(({ name }) => `\`${name}\``).join(', ')}`,
      },
      attributes: [...element.attributes, ...shared.attributes].map(({ name, doc, required, suggests, values = suggests }) => ({
        name,
        description: required ? `${doc} Required.` : doc,
        ...(values ? { values: values.map((value) => ({ name: value })) } : {}),
      })),
    })),
  };
}
