/** `deviceId` as an attribute: `device-id`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `product-id` as a property or query key: `productId`. */
export const camel = (name: string): string => name.replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());
