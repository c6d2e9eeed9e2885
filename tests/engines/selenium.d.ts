// The driver of browsers, as far as the tests use it.
declare module "selenium-webdriver" {
  import type { Action, Pointer } from "selenium-webdriver/lib/input.js";

  export interface WebElement {
    click(): Promise<void>;
    getText(): Promise<string>;
  }
  interface Actions {
    insert(device: Pointer, ...actions: Action[]): Actions;
    keyDown(key: string): Actions;
    keyUp(key: string): Actions;
    perform(): Promise<void>;
    sendKeys(...keys: string[]): Actions;
  }
  interface Condition {
    description(): string;
  }
  export interface WebDriver {
    actions(options?: { async: boolean }): Actions;
    executeAsyncScript(script: (...given: any[]) => void): Promise<unknown>;
    executeScript<T>(script: string, ...given: unknown[]): Promise<T>;
    findElement(by: By): Promise<WebElement> & WebElement;
    get(url: string): Promise<void>;
    quit(): Promise<void>;
    wait(until: Condition | (() => unknown), millis: number, message?: string, every?: number): Promise<unknown>;
  }
  export class Builder {
    usingServer(url: string): Builder;
    withCapabilities(wanted: object): Builder;
    build(): Promise<WebDriver>;
  }
  export class By {
    static css(selector: string): By;
  }
  export const Key: Record<string, string>;
  export const error: { WebDriverError: typeof Error };
  export const until: { elementIsVisible(element: WebElement): Condition };
}
declare module "selenium-webdriver/lib/input.js" {
  import type { WebElement } from "selenium-webdriver";

  export interface Action {
    type: string;
  }
  export class Pointer {
    constructor(id: string, type: "mouse" | "touch" | "pen");
    move(to: { origin: WebElement | "pointer"; x?: number; y?: number; duration: number }): Action;
    press(): Action;
    release(): Action;
  }
}
declare module "selenium-webdriver/net/portprober.js" {
  export function findFreePort(): Promise<number>;
}
declare module "selenium-webdriver/remote/index.js" {
  export class DriverService {
    start(): Promise<string>;
    kill(): Promise<void>;
  }
  export namespace DriverService {
    class Builder {
      constructor(program: string);
      setLoopback(loopback: boolean): Builder;
      setPort(port: number): Builder;
      addArguments(...args: string[]): Builder;
      setEnvironment(environment: Record<string, string | undefined>): Builder;
      build(): DriverService;
    }
  }
}
