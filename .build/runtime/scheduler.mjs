/*
 * What React asks of its scheduler where everything is drawn at once (`plugins/react-dom.mjs`): what is left to do after a drawing is done
 * in a task of its own. Nothing is shared out, and nobody has to give way.
 */
exports.unstable_ImmediatePriority = 1;
exports.unstable_UserBlockingPriority = 2;
exports.unstable_NormalPriority = 3;
exports.unstable_LowPriority = 4;
exports.unstable_IdlePriority = 5;
exports.unstable_now = () => performance.now();
exports.unstable_shouldYield = () => false;
exports.unstable_requestPaint = () => {};
exports.unstable_getCurrentPriorityLevel = () => 3;
exports.unstable_scheduleCallback = (_priority, callback) => {
  const task = { callback };
  setTimeout(() => {
    if (task.callback) task.callback(false);
  });
  return task;
};
exports.unstable_cancelCallback = (task) => {
  task.callback = null;
};
