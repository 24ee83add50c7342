import { preview as abroad } from '../src/i18n/abroad/preview.js';
import { preview } from '../src/i18n/en/preview.js';
import { testPreviewFirst } from '../src/screens/test-preview/test-preview.first.js';
import { TestPreviewSkeleton } from '../src/screens/test-preview/test-preview.skeleton.js';
import { createTestPreview } from '../src/screens/test-preview/test-preview.store.js';
import { TestPreview } from '../src/screens/test-preview/test-preview.js';
import { contract } from './contract.js';

export default contract({
  tag: 'test-preview',
  doc: "The developers' page: links to the pages of the app, with device and order fields that are carried into them, and the borrower's orders.",
  spec: 'spec 2 Developer test page; screens test-preview',
  attributes: {},
  events: {},
  first: testPreviewFirst,
  messages: ['preview', preview, abroad],
  title: 'previewTitle',
  create: createTestPreview,
  skeleton: TestPreviewSkeleton,
  view: TestPreview,
});
