/** Whether an element is what a selector says; where the engine does not know that, what is known of it instead. */
function isSo(element: Element, selector: string, known: boolean): boolean {
  try {
    return element.matches(selector);
  } catch {
    return known;
  }
}

/** Open as a modal dialog, as far as the engine tells (Chrome from 105, Safari from 15.6). */
export const isModal = (dialog: HTMLDialogElement | null | undefined): boolean =>
  dialog ? dialog.open && isSo(dialog, ':modal', true) : false;

/** Open as a popover, where the engine has any (Chrome from 114, Safari from 17). */
export const isPopover = (element: HTMLElement): boolean => isSo(element, ':popover-open', element.showPopover === undefined);
