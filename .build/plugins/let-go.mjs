const LIFECYCLE = /\/node_modules\/nanostores\/lifecycle\/index\.js$/;
const DELAY = 'STORE_UNMOUNT_DELAY = 1000';

/**
 * A store nobody listens to waits a second before it lets go of what it listens to, and that one another second: an element that
 * has left a page would be held for as many seconds as its stores are deep. Nothing of ours needs the pause.
 */
export function letGo() {
  return {
    name: 'let-go',
    transform(code, id) {
      if (!LIFECYCLE.test(id)) return null;
      if (!code.includes(DELAY)) this.error(`${id} waits in a way that is not known here`);
      return { code: code.replace(DELAY, 'STORE_UNMOUNT_DELAY = 10'), map: { mappings: '' } };
    },
  };
}
