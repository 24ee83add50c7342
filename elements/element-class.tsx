import { useStore } from '@nanostores/react';
import r2wc from '@r2wc/react-to-web-component';
import { Component, useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { raise } from '../src/ui/modal.js';
import { adopt } from '../src/ui/sheets.js';
import { camel, kebab } from '../src/lib/names.js';
import type { Contract } from './contract.js';
import type { Drawing } from './drawing.js';
import { rootMade } from './roots.js';
import { createStage, type Stage } from './stage.js';
import { attributesOf } from './values.js';
import { takeStaged, type Staged } from './staged.js';
import { takeOver } from './takeover.js';

/** What every element can do from code, beside its attributes as properties. */
export interface LoanElement extends HTMLElement {
  /** Fetches the screen's data again. */
  reload(): void;
  /** The title of the screen in the element's language. */
  readonly screenTitle: string;
}

export interface LoanElementClass {
  new (): LoanElement;
  readonly contract: Contract;
}

class Boundary extends Component<{ broke: () => void; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch() {
    this.props.broke();
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

/** What React shows of a drawing. */
export type Draw = (drawing: Drawing) => ReactNode;

const stages = new WeakMap<Element, Stage>();

function Drawn({ stage, draw }: { stage: Stage; draw: Draw }) {
  const drawing = useStore(stage.$drawing);
  useLayoutEffect(() => stage.drawn(drawing), [stage, drawing]);
  // A broken screen has its own drawing and so its own boundary: drawing again starts from nothing.
  return (
    <Boundary key={drawing.at === 'broken' ? 'broken' : 'whole'} broke={stage.broke}>
      {draw(drawing)}
    </Boundary>
  );
}

/** r2wc mounts, updates and unmounts; attributes, properties, events and moves are the stage's (stack facts, section 2). */
function wrapped(
  Root: (props: { container: ShadowRoot }) => ReactNode,
): new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void } {
  const Wrapped = r2wc(Root, { shadow: 'open' });
  return Wrapped as ReturnType<typeof wrapped>;
}

/** Told of an element that is in the page, with the names of attributes that it reads. */
export type Connected = (element: Element, contract: Contract, observed: readonly string[]) => void;

/** The class of a contract's element, drawn by `draw`. Importing it in Node is harmless: without a DOM it is an empty class. */
export function classOf(contract: Contract, draw: Draw, connected?: Connected): LoanElementClass {
  if (typeof HTMLElement === 'undefined') {
    return class {
      static readonly contract = contract;
    } as unknown as LoanElementClass;
  }
  const attributes = attributesOf(contract);
  const names = [...attributes.keys()].map(camel).concat(Object.keys(contract.properties ?? {}));
  // A framework that finds no property of a name yet, for the class is on its way, makes it an attribute in small letters.
  const observed = new Map([...attributes.keys()].flatMap((name) => [camel(name).toLowerCase(), name].map((key) => [key, name])));

  function Root({ container }: { container: ShadowRoot }) {
    const stage = stages.get(container.host);
    return stage ? <Drawn stage={stage} draw={draw} /> : null;
  }

  class ScreenElement extends wrapped(Root) {
    static readonly contract = contract;
    static get observedAttributes(): string[] {
      return [...observed.keys(), 'data-state'];
    }

    #stage: Stage;
    #release: (() => void) | undefined;
    #early: Staged | undefined;
    #unmount: (() => void) | undefined;
    /** Attributes that the markup had before a property was set: the property came later, though they are told after it. */
    readonly #overruled = new Set<string>();

    constructor() {
      super();
      // The wrapper's own, for the wrapper alone.
      Object.defineProperty(this, 'container', { enumerable: false });
      this.#early = takeStaged(this);
      this.#stage = this.#early?.stage ?? createStage(contract, this);
      stages.set(this, this.#stage);
      if (this.shadowRoot) rootMade(this.shadowRoot);
      for (const name of names) {
        // Set before the element was defined: an own property would hide the accessor for ever.
        const early = Object.getOwnPropertyDescriptor(this, name);
        if (!early) continue;
        for (const key of [kebab(name), name.toLowerCase()]) if (this.hasAttribute(key)) this.#overruled.add(key);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early.value);
      }
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      this.#release ??= this.shadowRoot ? adopt(this.shadowRoot) : undefined;
      this.#stage.open();
      connected?.(this, contract, ScreenElement.observedAttributes);
      // Before the next frame, but not inside somebody's rendering: React cannot draw at once while it draws.
      void Promise.resolve().then(() => this.#mount());
    }

    override disconnectedCallback(): void {
      // A move disconnects and connects in one task: what was typed, the root and the requests stay.
      void Promise.resolve().then(() => {
        if (this.isConnected) return;
        this.#unmount?.();
        this.#unmount = undefined;
        this.#stage.close();
        this.#release?.();
        this.#release = undefined;
      });
    }

    #mount(): void {
      const root = this.shadowRoot;
      if (!this.isConnected || !root) return;
      if (this.#unmount) {
        raise(root);
        return;
      }
      const early = this.#early;
      this.#early = undefined;
      if (early) {
        const react = takeOver(root, early, <Root container={root} />);
        this.#unmount = () => react.unmount();
        return;
      }
      this.#unmount = () => super.disconnectedCallback();
      // What a server declared in the root was there until now.
      for (const node of root.querySelectorAll(':not([data-loan])')) if (node.parentNode === root) node.remove();
      flushSync(() => super.connectedCallback());
    }

    /** Its being there makes `moveBefore` keep the element connected. */
    connectedMoveCallback(): void {}

    adoptedCallback(): void {
      this.#release?.();
      this.#release = undefined;
    }

    /** What a framework takes back it may have set as a property: Vue writes a number as 0, and then removes the attribute. */
    override removeAttribute(name: string): void {
      super.removeAttribute(name);
      const attribute = observed.get(name.toLowerCase());
      if (attribute !== undefined) this.#stage.attribute(attribute, null);
    }

    attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
      // A page that is morphed into what a server wrote loses what the server did not write.
      if (name === 'data-state') return this.#stage.restate();
      if (!this.#overruled.delete(name)) this.#stage.attribute(observed.get(name) ?? name, value);
    }

    reload(): void {
      this.#stage.reload();
    }

    get screenTitle(): string {
      return this.#stage.title();
    }
  }

  for (const [attribute] of attributes)
    accessor(ScreenElement.prototype, camel(attribute), (stage, value) => stage.attribute(attribute, value));
  for (const name of Object.keys(contract.properties ?? {}))
    accessor(ScreenElement.prototype, name, (stage, value) => stage.set(name, value));
  return ScreenElement;
}

function accessor(prototype: object, name: string, write: (stage: Stage, value: unknown) => void): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Element) {
      return stages.get(this)?.get(name);
    },
    set(this: Element, value: unknown) {
      const stage = stages.get(this);
      if (stage) write(stage, value);
    },
  });
}
