/** Keeps the worker awake that answers for this page. */
setInterval(() => navigator.serviceWorker.controller?.postMessage('awake'), 15_000);
