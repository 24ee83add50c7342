import type { ReactNode } from 'react';
import './card.css';
import './carousel.css';
import type { SlidesControl } from '../lib/slides.js';
import { carouselOf } from './carousel-motion.js';
import { Icon } from './icon.js';

export interface CarouselProps {
  control: SlidesControl;
  slides: readonly ReactNode[];
  slide: number;
  /** The slides change by themselves, unless something holds them just now. */
  playing: boolean;
  running: boolean;
  /** Nothing moves by itself, so there is nothing to pause. */
  still: boolean;
  onToggle: () => void;
  words: {
    /** What a screen reader calls the whole, and each of its parts. */
    readonly kind: string;
    readonly slideKind: string;
    readonly label: string;
    readonly slide: (n: number) => string;
    readonly show: (n: number) => string;
    readonly pause: string;
    readonly play: string;
  };
}

/** Slides that change by themselves, can be paused and swiped, and stop under the pointer or the focus. */
export function Carousel({ control, slides, slide, playing, running, still, onToggle, words }: CarouselProps) {
  return (
    <section className="card carousel" part="card" aria-roledescription={words.kind} aria-label={words.label} ref={carouselOf(control)}>
      <div className="carousel__viewport" data-viewport="" aria-live={running ? 'off' : 'polite'}>
        <div className="carousel__track">
          {slides.map((content, index) => (
            <div
              className="carousel__slide"
              key={index}
              dir="auto"
              role="group"
              aria-roledescription={words.slideKind}
              aria-label={words.slide(index + 1)}
              aria-hidden={index !== slide}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className="carousel__controls">
        {still ? null : (
          <button
            type="button"
            className="carousel__button"
            part="button"
            aria-label={playing ? words.pause : words.play}
            onClick={onToggle}
          >
            <Icon name={playing ? 'pause' : 'play'} size={20} />
          </button>
        )}
        {slides.map((_, index) => (
          <button
            key={index}
            type="button"
            className="carousel__button"
            part="button"
            aria-label={words.show(index + 1)}
            aria-current={index === slide}
            onClick={() => control.show(index)}
          >
            <span className="carousel__dot" />
          </button>
        ))}
      </div>
    </section>
  );
}
